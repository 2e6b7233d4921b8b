/** A text in a field with what is marked in it. */
export interface Marked {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const LINES = /\n+/;

/** What each button of the editor puts around what is marked. */
const AROUND = {
  bold: (text: string) => `<strong>${text}</strong>`,
  italic: (text: string) => `<em>${text}</em>`,
  underline: (text: string) => `<u>${text}</u>`,
  heading: (text: string) => `<h3>${text}</h3>`,
  paragraph: (text: string) => `<p>${text}</p>`,
  list: (text: string) =>
    `<ul>${text
      .split(LINES)
      .map((line) => `<li>${line}</li>`)
      .join('')}</ul>`,
  steps: (text: string) =>
    `<ol>${text
      .split(LINES)
      .map((line) => `<li>${line}</li>`)
      .join('')}</ol>`,
  link: (text: string) => `<a href="/">${text}</a>`,
} as const;

export type Mark = keyof typeof AROUND;
export const MARKS = Object.keys(AROUND) as Mark[];

/** The text with something around what was marked, which stays marked with it. */
export const wrapMarks = ({ text, from, to }: Marked, around: Mark | ((text: string) => string)): Marked => {
  const wrap = typeof around === 'string' ? AROUND[around] : around;
  const wrapped = wrap(text.slice(from, to));
  return { text: text.slice(0, from) + wrapped + text.slice(to), from, to: from + wrapped.length };
};
