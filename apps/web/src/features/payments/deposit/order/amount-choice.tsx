import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/format.ts';
import { AmountField } from '../../../../shared/money/amount-field.tsx';
import { groupedAmount } from '../../../../shared/money/amount-text.ts';
import { ChoiceChips } from '../../../../shared/parts/choice-chips.tsx';
import { plainRate } from '../pay/say-of.ts';
import type { Method } from '../use-deposits.ts';
import { creditedOf, faultOf, isFree, presetsOf } from './amounts.ts';
import styles from './order.module.css';

interface AmountChoiceProps {
  method: Method;
  typed: string;
  onTyped: (typed: string) => void;
  fault: ReturnType<typeof faultOf>;
  symbol: string;
}

/** An amount by a tap or by typing, with its limits and what of it the fee takes. */
export const AmountChoice = ({ method, typed, onTyped, fault, symbol }: AmountChoiceProps) => {
  const { t } = useTranslation('account');
  const money = (amount: string) => formatMoney(amount, symbol);
  const range = t('deposit.amountRange', { min: money(method.min), max: money(method.max) });
  const coinText = (coin: NonNullable<Method['coin']>) =>
    t('deposit.coin.rateNow', {
      currency: coin.currency,
      rate: money(plainRate(coin.rate)),
      least: coin.least,
    });
  const feeText = () => {
    if (isFree(method.fee)) return t('deposit.noFee');
    if (faultOf(typed, method) !== undefined) return t('deposit.feeRate', { percent: method.fee });
    return t('deposit.fee', { percent: method.fee, amount: money(creditedOf(typed, method.fee)) });
  };
  return (
    <div className={styles.amount}>
      <AmountField
        name="amount"
        label={t('deposit.amount')}
        value={typed}
        onValue={onTyped}
        symbol={symbol}
        help={[range, method.coin && coinText(method.coin), feeText()].filter(Boolean).join(' ')}
        error={fault && (fault === 'missing' ? t('deposit.amountMissing') : range)}
      />
      <ChoiceChips
        label={t('deposit.presets')}
        choices={presetsOf(method).map((value) => ({ value, name: groupedAmount(value) }))}
        chosen={typed}
        onChoose={onTyped}
      />
    </div>
  );
};
