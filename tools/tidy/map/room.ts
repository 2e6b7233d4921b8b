/**
 * Who may import what. The first line whose pattern fits a file is its room; what the line does not name is forbidden,
 * and of several fitting names the last one decides, `!` meaning no. `*` is a piece of a name, `**` any folders,
 * `:name` the same folder on both sides. `npm:` and `node:` stand before what comes from outside.
 */
export type Room = readonly [files: string, mayImport: readonly string[], law: string];
