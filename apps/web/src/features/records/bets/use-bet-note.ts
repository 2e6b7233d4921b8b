import { useTranslation } from 'react-i18next';
import type { Bet } from './use-bets.ts';

/** What stands small beside a bet: its studio, and the wallet when that was not the main one. */
export const useBetNote = () => {
  const { t } = useTranslation('account');
  return ({ vendorName, atVendor }: Pick<Bet, 'vendorName' | 'atVendor'>): string =>
    atVendor ? `${vendorName} · ${t('accountRecord.gameWallet')}` : vendorName;
};
