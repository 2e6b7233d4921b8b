import { useTranslation } from 'react-i18next';

interface Pattern {
  patternId: number;
  min: number;
  max: number;
}

/** The numbers under which the patterns of the register settings have their messages. */
const PATTERNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
/** Any text; only its length counts. */
const ANY_TEXT = 13;

/** Puts the rule's lengths where a pattern's message says (min) and (max). */
export const fillLengths = (message: string, { min, max }: Omit<Pattern, 'patternId'>): string =>
  message.replaceAll('(min)', String(min)).replaceAll('(max)', String(max));

/** Says what a pattern of the register settings wants. */
export const usePatternText = (): ((pattern: Pattern) => string) => {
  const { t } = useTranslation();
  return ({ patternId, ...lengths }) => {
    const known = PATTERNS.find((id) => id === patternId) ?? ANY_TEXT;
    return fillLengths(t(`access.reg_pattern_${known}`), lengths);
  };
};
