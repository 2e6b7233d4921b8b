import { useTranslation } from 'react-i18next';
import { useOnWords } from '../../../shared/records/use-bet-words.ts';
import type { Bet } from './use-bets.ts';

/**
 * What stands small beside a bet: what of its game it is on, or its studio where the game says all, and the wallet when
 * that was not the main one.
 */
export const useBetNote = () => {
  const { t } = useTranslation('account');
  const onWords = useOnWords();
  return ({ vendorName, atVendor, on }: Pick<Bet, 'vendorName' | 'atVendor' | 'on'>): string => {
    const of = on === null ? vendorName : onWords(on);
    return atVendor ? `${of} · ${t('accountRecord.gameWallet')}` : of;
  };
};
