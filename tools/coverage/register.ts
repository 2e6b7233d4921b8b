export interface Area {
  readonly name: string;
  readonly ids: readonly string[];
}

const HEADING = /^([A-Z]+)\b/;
const ROW_ID = /^\|\s*([A-Z]+-\d{3})\s*\|/gm;

/** Reads the register of requirements: the rows under a heading that names their area, in the order they stand in. */
export function readRegister(markdown: string): Area[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const name = HEADING.exec(section)?.[1];
    if (name === undefined) return [];
    const ids = [...section.matchAll(ROW_ID)]
      .map(([, id = '']) => id)
      .filter((id) => id.startsWith(`${name}-`));
    return ids.length > 0 ? [{ name, ids }] : [];
  });
}
