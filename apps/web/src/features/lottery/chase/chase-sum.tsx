import { addMoney, formatAmount, type Money, negateMoney, parseAmount, ZERO } from '@hintha/money';
import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../../shared/balance.ts';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { Short } from '../slip/short.tsx';
import { SlipError } from '../../../shared/slip/slip-parts.tsx';
import styles from './chase.module.css';
import { outOf } from './out-of.ts';
import type { Chased } from './plan.ts';

interface ChaseSumProps {
  plan: Chased;
  leastOrder: string;
  error: string | null;
  isSending: boolean;
  /** On the button, with the amount. */
  label: string;
  onBegin: () => void;
}

const amountOf = (text: string | null): Money | undefined => {
  const read = text === null ? 'unknown' : parseAmount(text);
  return typeof read === 'string' ? undefined : read;
};

/** What the chase takes, how likely it is to win nothing, and the button that begins it. */
export const ChaseSum = ({ plan, leastOrder, error, isSending, label, onBegin }: ChaseSumProps) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const available = amountOf(useBalance((balance) => balance.available));
  const after = available === undefined ? ZERO : addMoney(available, negateMoney(plan.total));
  const isTooSmall = plan.steps.some(({ stake }) => stake < (amountOf(leastOrder) ?? ZERO));
  return (
    <div className={styles.sum}>
      <Chance plan={plan} />
      <p className={styles.text}>
        {t('chase.held', { total: formatMoney(formatAmount(plan.total), symbol) })}
      </p>
      {isTooSmall && (
        <p className={styles.problem}>{t('betting.atLeast', { least: formatMoney(leastOrder, symbol) })}</p>
      )}
      {after < 0n && <Short lacks={formatAmount(negateMoney(after))} />}
      {error !== null && (
        <SlipError>
          {error} {t('betting.nothingTaken')}
        </SlipError>
      )}
      <Button look="gold" loading={isSending} disabled={isTooSmall || after < 0n} onClick={onBegin}>
        {label}
      </Button>
    </div>
  );
};

/** The danger in plain words, and from which draw on even a win does not bring back what was spent. */
const Chance = ({ plan: { ruin, total, steps } }: { plan: Chased }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const losing = steps.findIndex(({ gain }) => gain < 0n);
  const lost = formatMoney(formatAmount(total), symbol);
  const chance = ruin === undefined || ruin.numerator === 0n ? undefined : outOf(ruin);
  return (
    <div className={styles.chance}>
      {ruin === undefined && <p>{t('chase.ruinUnknown', { total: lost })}</p>}
      {chance !== undefined && (
        <p>
          {t('chase.ruin', { times: formatNumber(chance.times), of: formatNumber(chance.of), total: lost })}
        </p>
      )}
      {losing >= 0 && <p>{t('chase.lossFrom', { number: losing + 1 })}</p>}
    </div>
  );
};
