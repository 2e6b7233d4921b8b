export interface Row {
  readonly id: string;
  /** Its black-box test is in a browser, so that no other test shows it. */
  readonly inBrowser: boolean;
}

export interface Area {
  readonly name: string;
  readonly rows: readonly Row[];
}

const HEADING = /^([A-Z]+)\b/;
const ROW = /^\|\s*([A-Z]+-\d{3})\s*\|(.*)$/gm;
/** The column of the black-box test, counted behind the id. */
const BLACK_BOX = 2;
/** `Browser: …`, `HTTP+browser: …`, `HTTP: …; browser: …`; but not `Unit/browser: …`, which is one or the other. */
const BROWSER = /(?:^|;\s*|\+)browser\b(?!\/)/i;

function readRow([, id = '', rest = '']: RegExpExecArray): Row {
  const blackBox = rest.split(/(?<!\\)\|/)[BLACK_BOX] ?? '';
  return { id, inBrowser: BROWSER.test(blackBox.trim()) };
}

/** Reads the register of requirements: the rows under a heading that names their area, in the order they stand in. */
export function readRegister(markdown: string): Area[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const name = HEADING.exec(section)?.[1];
    if (name === undefined) return [];
    const rows = [...section.matchAll(ROW)].map(readRow).filter(({ id }) => id.startsWith(`${name}-`));
    return rows.length > 0 ? [{ name, rows }] : [];
  });
}
