/* verify_size.c - all methods on one n, and whether they agree. */
#include "cli/verify_size.h"

#include "cli/interrupt.h"
#include "cli/verify_explain.h"
#include "verify/tree.h"

static enum nq_status run_all(struct nq_panel *panel,
                              struct nq_size_result *result,
                              struct nq_error *err)
{
    const struct nq_trial_plan plan = {.n = result->n,
                                       .budget = panel->budget,
                                       .classes = &result->classes,
                                       .progress = &panel->progress};
    for (size_t i = 0; i < panel->count; i++) {
        struct nq_method *method = &panel->method[i];
        bool ran = false;
        if (atomic_load(&nq_interrupted)) /* short searches do not look */
            return nq_fail(err, NQ_STOPPED, "stopped");
        const enum nq_status status = nq_method_try(
            method, &plan, &result->trial[result->trials], &ran, err);
        if (status)
            return status;
        if (ran)
            result->ran[result->trials++] = method;
        else
            result->not_run[result->not_run_count++] = method;
    }
    return NQ_OK;
}

/* Where findings go. */
struct report {
    FILE *details;
    unsigned n;
};

static void write_finding(const struct nq_answer *answer, const char *text,
                          void *ctx)
{
    const struct report *report = ctx;
    (void)fprintf(report->details, "n = %u: %s %s\n", report->n, answer->method,
                  text);
}

/* The first place of difference of every method that has other boards. */
static enum nq_status explain_all(struct nq_panel *panel,
                                  const struct nq_size_result *result,
                                  size_t reference, FILE *details,
                                  struct nq_error *err)
{
    const struct nq_answer *right = &result->trial[reference].answer;
    enum nq_status status = NQ_OK;
    for (size_t i = 0; !status && i < result->trials; i++) {
        const struct nq_answer *answer = &result->trial[i].answer;
        if (answer->counts_only || nq_tally_same(&answer->tally, &right->tally))
            continue;
        nq_progress_show(&panel->progress, "n = %u: where does %s differ?",
                         result->n, answer->method);
        status = nq_method_explain(result->ran[reference], result->ran[i],
                                   result->n, panel->budget, details, err);
    }
    return status;
}

enum nq_status nq_verify_size(struct nq_panel *panel, unsigned n,
                              struct nq_size_result *result, FILE *details,
                              struct nq_error *err)
{
    result->n = n;
    result->trials = 0;
    result->not_run_count = 0;
    nq_class_list_clear(&result->classes);
    enum nq_status status = run_all(panel, result, err);
    if (status)
        return status;
    struct nq_answer answers[NQ_MAX_METHODS];
    for (size_t i = 0; i < result->trials; i++)
        answers[i] = result->trial[i].answer;
    const struct nq_published published = {.known = nq_known(n),
                                           .nodes = nq_known_nodes(n)};
    struct report report = {.details = details, .n = n};
    result->verdict =
        nq_compare(answers, result->trials, &published, write_finding, &report);
    if (!result->verdict.reference)
        return NQ_OK;
    const size_t reference = (size_t)(result->verdict.reference - answers);
    result->verdict.reference = &result->trial[reference].answer;
    return result->verdict.agree
               ? NQ_OK
               : explain_all(panel, result, reference, details, err);
}

bool nq_size_confirmed(const struct nq_size_result *result)
{
    return result->verdict.witnesses >= NQ_WITNESSES;
}
