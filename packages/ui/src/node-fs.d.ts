/** Tests read the style sheets from disk. This is all of Node that the compiler of the pages gets to know. */
declare module 'node:fs' {
  export function readFileSync(file: URL, encoding: 'utf8'): string;
  export function globSync(pattern: string, options: { cwd: URL }): string[];
}
