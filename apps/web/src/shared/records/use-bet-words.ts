import type { records } from '@hintha/contract';
import { useTranslation } from 'react-i18next';
import { useDrawName } from '../draws/use-draw-name.ts';

type On = records.RecordedBet['on'];

/** What of its game a bet is on; empty where its game says all. */
export const useOnWords = (): ((on: On) => string) => {
  const { t } = useTranslation('account');
  const nameOf = useDrawName();
  return (on) => {
    if (on === null) return '';
    switch (on.kind) {
      case 'draw':
        return nameOf(on);
      case 'match':
        return on.name;
      case 'parlay':
        return t('accountRecord.parlay', { matches: on.matches });
      default:
        return t('accountRecord.fight', { number: on.number });
    }
  };
};

export type BetWords = (bet: NonNullable<records.RecordedLine['bet']>) => string;

/** What a movement's bet was on: its game, and what of it. */
export const useBetWords = (): BetWords => {
  const partOf = useOnWords();
  return ({ gameName, on }) => [gameName, partOf(on)].filter((word) => word !== '').join(' · ');
};
