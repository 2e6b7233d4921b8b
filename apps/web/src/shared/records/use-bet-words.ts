import type { records } from '@hintha/contract';
import { useTranslation } from 'react-i18next';

export type BetWords = (bet: NonNullable<records.RecordedLine['bet']>) => string;

/** What a movement's bet was on: its game, and what of it. */
export const useBetWords = (): BetWords => {
  const { t } = useTranslation('account');
  const partOf = (on: NonNullable<records.RecordedLine['bet']>['on']): string => {
    if (on === null) return '';
    switch (on.kind) {
      case 'draw':
        return on.issue;
      case 'match':
        return on.name;
      case 'parlay':
        return t('accountRecord.parlay', { matches: on.matches });
      default:
        return t('accountRecord.fight', { number: on.number });
    }
  };
  return ({ gameName, on }) => [gameName, partOf(on)].filter((word) => word !== '').join(' · ');
};
