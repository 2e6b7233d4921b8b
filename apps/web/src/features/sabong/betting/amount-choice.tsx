import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import { AmountField } from '../../../shared/money/amount-field.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import type { Limits } from '../live/use-arenas.ts';
import styles from './betting.module.css';
import { presetsOf } from './presets.ts';

interface AmountChoiceProps {
  limits: Limits;
  amount: string;
  onChange: (amount: string) => void;
}

/** What is bet with a tap on a side: one of the amounts, or another one. */
export const AmountChoice = ({ limits, amount, onChange }: AmountChoiceProps) => {
  const { t } = useTranslation('sabong');
  const symbol = useCurrencySymbol();
  const presets = presetsOf(limits);
  return (
    <div className={styles.amount}>
      <p className={styles.text}>{t('betting.chooseAmount')}</p>
      <ChoiceChips
        label={t('betting.presets')}
        choices={presets.map((preset) => ({ value: preset, name: formatNumber(Number(preset)) }))}
        chosen={presets.includes(amount) ? amount : ''}
        onChoose={onChange}
      />
      <AmountField
        name="amount"
        label={t('betting.otherAmount')}
        symbol={symbol}
        isOptional
        value={presets.includes(amount) ? '' : amount}
        onValue={onChange}
      />
    </div>
  );
};
