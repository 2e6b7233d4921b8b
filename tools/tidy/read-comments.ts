import { parseSync } from 'oxc-parser';

interface CommentCount {
  /** Lines that are not blank. */
  readonly lines: number;
  readonly commentLines: number;
  /** Those of the comment lines that describe something to its users. */
  readonly docLines: number;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

export function readComments(file: string, text: string): CommentCount {
  const { comments } = parseSync(file, text);
  let commentLines = 0;
  let docLines = 0;
  for (const { type, value } of comments) {
    const count = linesOf(value).length;
    commentLines += count;
    if (type === 'Block' && value.startsWith('*')) docLines += count;
  }
  return { lines: Math.max(1, linesOf(text).length), commentLines, docLines };
}
