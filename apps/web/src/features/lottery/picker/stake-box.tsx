import { Button, Field } from '@hintha/ui';
import type { LotteryRules } from '@hintha/lottery';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import { AmountField } from '../../../shared/money/amount-field.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import type { ChangeDraft } from '../game/use-draft.ts';
import { isByAmount, MONEY_MODES, MOST_TIMES, type MoneyMode, type Staked } from '../game/price.ts';
import styles from './picker.module.css';

interface StakeBoxProps {
  rules: LotteryRules;
  staked: Staked;
  isRefused: boolean;
  onChange: ChangeDraft;
}

const PRESETS = [500, 1000, 5000, 10_000] as const;

/** What each number or combination costs. */
export const StakeBox = memo((props: StakeBoxProps) =>
  isByAmount(props.rules) ? <ByAmount {...props} /> : <ByTimes {...props} />,
);

const ByAmount = ({ staked: { amount }, isRefused, onChange }: StakeBoxProps) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  return (
    <div className={styles.stake}>
      <AmountField
        name="stake"
        label={t('betting.stakeEach')}
        symbol={symbol}
        value={amount}
        error={isRefused ? t('betting.wholeAmount') : undefined}
        onValue={(next) => onChange({ amount: next })}
      />
      <div className={styles.chips} role="group" aria-label={t('betting.presets')}>
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            aria-pressed={amount === String(preset)}
            onClick={() => onChange({ amount: String(preset) })}
          >
            {formatNumber(preset)}
          </Button>
        ))}
      </div>
    </div>
  );
};

const ByTimes = ({ staked: { times, unit }, isRefused, onChange }: StakeBoxProps) => {
  const { t } = useTranslation('lottery');
  return (
    <div className={styles.stake}>
      <Field
        label={t('betting.multiple')}
        value={times === 0 ? '' : String(times)}
        inputMode="numeric"
        autoComplete="off"
        error={isRefused ? t('betting.multipleRange', { most: formatNumber(MOST_TIMES) }) : undefined}
        onChange={({ target }) =>
          onChange({ times: Number(target.value.replaceAll(/\D/gu, '').slice(0, 5)) })
        }
      />
      <ChoiceChips<MoneyMode>
        label={t('betting.unit')}
        choices={MONEY_MODES.map((mode) => ({ value: mode, name: t('betting.unitShare', { share: mode }) }))}
        chosen={unit}
        onChoose={(next) => onChange({ unit: next })}
      />
    </div>
  );
};
