interface Named {
  name: string;
  title: string;
  vendorName: string;
}

/** Whether a game answers to a searched text, by its name, the title on its cover or its vendor. */
export const matchesName = (game: Named, text: string): boolean => {
  const wanted = folded(text);
  return [game.name, game.title, game.vendorName].some((name) => folded(name).includes(wanted));
};

// Zero-width marks only steer line breaks in Burmese, and two spellings of one cluster are one name.
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200B-\u200D\u2060]/gu, '')
    .trim()
    .toLowerCase();
