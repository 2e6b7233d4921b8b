const GRAPHEMES = new Intl.Segmenter('my', { granularity: 'grapheme' });

/** The first letter of a name as people see it; a Burmese letter keeps its vowel signs. */
export const firstLetterOf = (name: string): string => {
  const [first] = GRAPHEMES.segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
};
