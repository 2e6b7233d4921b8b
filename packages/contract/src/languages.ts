/** The languages with a translation bundle, by the codes of the product; MY is the default. */
export const LANGUAGES = ['MY', 'EN', 'CN', 'VI', 'JA', 'TH', 'TY', 'ID'] as const;

export type Language = (typeof LANGUAGES)[number];
