import { isPatternId, PATTERNS } from '@hintha/contract/registration';
import { useTranslation } from 'react-i18next';

interface Pattern {
  patternId: number;
  min: number;
  max: number;
}

/** Puts the rule's lengths where a pattern's message says (min) and (max). */
export const fillLengths = (message: string, { min, max }: Omit<Pattern, 'patternId'>): string =>
  message.replaceAll('(min)', String(min)).replaceAll('(max)', String(max));

/** Says what a pattern of the register settings wants. */
export const usePatternText = (): ((pattern: Pattern) => string) => {
  const { t } = useTranslation();
  return ({ patternId, ...lengths }) => {
    const known = isPatternId(patternId) ? patternId : PATTERNS.anyText.patternId;
    return fillLengths(t(`access.reg_pattern_${known}`), lengths);
  };
};
