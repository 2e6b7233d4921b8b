/** The modules of a QR code: which of the squares are dark. */
export interface Modules {
  readonly size: number;
  get(row: number, column: number): number | boolean;
}

/** The dark modules as one SVG path in units of a module; those that stand side by side are drawn at once. */
export const qrPath = (modules: Modules): string => {
  let path = '';
  for (let row = 0; row < modules.size; row += 1) path += rowPath(modules, row);
  return path;
};

const rowPath = (modules: Modules, row: number): string => {
  let path = '';
  let from = 0;
  for (let column = 0; column <= modules.size; column += 1) {
    if (column < modules.size && Boolean(modules.get(row, column))) continue;
    if (column > from) path += `M${from} ${row}h${column - from}v1H${from}z`;
    from = column + 1;
  }
  return path;
};
