const AMOUNT = /^-?\d+(\.\d+)?$/;
// A spreadsheet runs a cell that begins with one of these as a formula (OWASP, CSV injection); one that is set to
// Japanese or Chinese takes the wide signs for the same.
const RUNS = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A table as CSV text: with the mark that makes a spreadsheet read UTF-8, and lines as RFC 4180 ends them. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

/** One cell: plain numbers as they are, text never as a formula, quotes where the form needs them. */
export const csvCell = (text: string): string => {
  const harmless = RUNS.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
