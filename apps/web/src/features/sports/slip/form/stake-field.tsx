import { Button } from '@hintha/ui';
import { formatAmount } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../../shared/format/format.ts';
import { AmountField } from '../../../../shared/money/amount-field.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { useSlipSettings } from '../slip-settings.ts';
import type { Mode } from '../slip.ts';
import type { Quote } from '../use-quotes.ts';
import type { SlipBet, SlipBets } from '../use-slip-bets.ts';
import { changeSlip, useSlip } from '../use-slip.ts';
import type { WorkedOut } from '../work-out.ts';
import styles from './slip.module.css';
import { useBetProblem } from './use-problem-text.ts';

/** A new stake for all bets of the slip, whatever its lines had before. */
const stakeAll = (stake: string): void => changeSlip((slip) => ({ ...slip, stake, stakes: {} }));

/** The stake of the whole slip, with those that are ready; where each line has its own only the latter. */
export const StakeField = ({ bets: { mode, bets } }: { bets: SlipBets }) => {
  const [only, ...others] = bets;
  if (only === undefined) return null;
  const isOne = others.length === 0;
  return (
    <div className={styles.stake}>
      {isOne && <OneStake bet={only} mode={mode} />}
      <Presets />
      {isOne && <Risked worked={only.worked} />}
    </div>
  );
};

const LABELS = { true: 'slip.stakeToWin', false: 'slip.stake' } as const;

const OneStake = ({ bet, mode }: { bet: SlipBet; mode: Mode }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const problemText = useBetProblem();
  const { quote, worked } = bet;
  // Of several selections only a single has a stake of its own.
  const key = mode === 'single' ? (bet.bet.legs[0]?.key ?? '') : '';
  const typed = useSlip(({ slip }) => slip.stakes[key] ?? slip.stake);
  const limits = quote && {
    least: formatMoney(quote.least, symbol),
    most: formatMoney(quote.most, symbol),
  };
  return (
    <AmountField
      name="stake"
      label={t(mode === 'system' ? 'slip.stakeEach' : LABELS[`${worked.isToWin}`])}
      symbol={symbol}
      value={typed}
      error={problemText(bet, mode) ?? undefined}
      help={limits && t('slip.limits', limits)}
      suffix={quote && <Most quote={quote} />}
      onValue={stakeAll}
    />
  );
};

/** Stakes as much as is taken. */
const Most = ({ quote: { most } }: { quote: Quote }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  return (
    <button type="button" className={styles.most} onClick={() => stakeAll(most.replace(/\.00$/u, ''))}>
      {t('slip.mostShort')} <span className="visually-hidden">{formatMoney(most, symbol)}</span>
    </button>
  );
};

const Presets = () => {
  const { t } = useTranslation('sports');
  const stake = useSlip(({ slip }) => slip.stake);
  const presets = useSlipSettings((settings) => settings.presets);
  return (
    <div className={styles.presets} role="group" aria-label={t('slip.presets')}>
      {presets.map((preset) => (
        <Button key={preset} aria-pressed={stake === preset} onClick={() => stakeAll(preset)}>
          {formatNumber(Number(preset))}
        </Button>
      ))}
    </div>
  );
};

/** At a price below zero what is entered is what would be won, and the risk is said. */
const Risked = ({ worked: { isToWin, stake } }: { worked: WorkedOut }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  if (!isToWin || stake === null) return null;
  return (
    <p className={styles.text}>{t('slip.negative', { amount: formatMoney(formatAmount(stake), symbol) })}</p>
  );
};
