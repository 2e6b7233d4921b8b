import { formatAmount } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/format.ts';
import { AmountField } from '../../../../shared/money/amount-field.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import type { SlipBet } from '../use-slip-bets.ts';
import { changeSlip, useSlip } from '../use-slip.ts';
import styles from './slip-line.module.css';
import { useBetProblem } from './use-problem-text.ts';

/** The stake of a line that is a bet by itself. */
export const LineStake = ({ single, name }: { single: SlipBet; name: string }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const problemText = useBetProblem();
  const { bet, worked } = single;
  const key = bet.legs[0]?.key ?? '';
  const typed = useSlip(({ slip }) => slip.stakes[key] ?? slip.stake);
  return (
    <div className={styles.stake}>
      <AmountField
        name={`stake ${key}`}
        label={t(worked.isToWin ? 'slip.toWin' : 'slip.stakeOf', { pick: name })}
        symbol={symbol}
        value={typed}
        error={problemText(single, 'single') ?? undefined}
        onValue={(amount) => changeSlip((slip) => ({ ...slip, stakes: { ...slip.stakes, [key]: amount } }))}
      />
      {worked.payout !== null && (
        <span className={styles.returns}>
          {t('slip.returns', { amount: formatMoney(formatAmount(worked.payout), symbol) })}
        </span>
      )}
    </div>
  );
};
