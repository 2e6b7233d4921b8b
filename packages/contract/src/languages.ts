/** The languages with a translation bundle, by the codes of the product; MY is the default. */
export const LANGUAGES = ['MY', 'EN'] as const;

export type Language = (typeof LANGUAGES)[number];
