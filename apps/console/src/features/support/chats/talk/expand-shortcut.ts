interface AtHand {
  readonly shortcut: string;
  readonly en: string;
  readonly my: string;
}

/** An answer at hand in the language of the guest. */
export const wordsOf = ({ en, my }: AtHand, language: string): string => (language === 'my' ? my : en);

/** The words with the shortcut at their end, such as `/hello`, put out in full; undefined when there is none. */
export const expandShortcut = (
  text: string,
  canned: readonly AtHand[],
  language: string,
): string | undefined => {
  const [, before = '', shortcut] = /^(.*?)(?:^|(?<=\s))\/([a-z0-9-]+)$/s.exec(text) ?? [];
  const found = canned.find((one) => one.shortcut === shortcut);
  return found === undefined ? undefined : `${before}${wordsOf(found, language)}`;
};
