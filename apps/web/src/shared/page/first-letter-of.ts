// A letter with the signs it carries. The browser's own segmenter knows more, but its data costs a slow phone dearly.
const LETTER = /^.\p{M}*/su;

/** The first letter of a name as people see it; a Burmese letter keeps its vowel signs. */
export const firstLetterOf = (name: string): string => LETTER.exec(name.trim())?.[0].toUpperCase() ?? '';
