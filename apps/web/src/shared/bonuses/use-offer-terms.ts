import { useTranslation } from 'react-i18next';
import { formatMoney } from '../format/format.ts';
import { useCurrencySymbol } from '../permission.ts';
import type { Offer } from './use-offers.ts';

/** What a bonus gives and asks for, in one line. */
export const useOfferTerms = (): ((offer: Pick<Offer, 'terms'>) => string) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return ({ terms }) => {
    const { perCent, amount, most, multiple, withDeposit, days, mostKept } = terms;
    const parts = [
      perCent === null ? null : t('bonuses.terms.share', { share: perCent }),
      amount === null ? null : formatMoney(amount, symbol),
      most === null ? null : t('bonuses.terms.most', { most: formatMoney(most, symbol) }),
      t(withDeposit ? 'bonuses.terms.betBoth' : 'bonuses.terms.bet', { multiple }),
      days === null ? null : t('bonuses.terms.days', { days }),
      mostKept === null ? null : t('bonuses.terms.kept', { times: mostKept }),
    ];
    return parts.filter((part) => part !== null).join(' · ');
  };
};
