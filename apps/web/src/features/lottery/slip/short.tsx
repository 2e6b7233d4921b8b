import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { Shortfall } from '../../../shared/slip/slip-parts.tsx';

/** What the wallet lacks for an order. */
export const Short = ({ lacks }: { lacks: string }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  return (
    <Shortfall
      text={t('betting.lacks', { amount: formatMoney(lacks, symbol) })}
      deposit={t('betting.deposit')}
    />
  );
};
