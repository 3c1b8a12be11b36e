// What a page can show. More would keep it from answering, so a message says what is too much
// (run-data-format specification 4.4).

/** Of a run table. */
export const mostRuns = 60_000;
/** Of all runs together: an archive, an ensemble and a map each, and base runs. */
export const mostPackedFiles = 3 * mostRuns + 100;
/** Of a run table: columns, the parameters among them. */
export const mostRunColumns = 500;
/** Of a run table: values of parameters. */
export const mostRunValues = 600_000;
/** Of a table of a run; of the infections, after districts were added up. */
export const mostRows = 100_000;
/** From the first to the last day of a table: 27 years. */
export const mostDays = 10_000;
/** Of a table of a run: columns with values, or combinations of its texts. */
export const mostCurves = 200;
/** Of a parameter: buttons, or entries of a list. Among more, such as seeds, words search. */
export const mostOptions = 100;
