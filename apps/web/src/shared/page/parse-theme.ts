export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** The stored choice; an unknown word is dark. */
export const parseTheme = (stored: string | null): Theme => (stored === 'light' ? 'light' : 'dark');
