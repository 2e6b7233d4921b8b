import { Money, Tag } from '@hintha/ui';
import { floorRatio, formatAmount, parseAmount } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/format/format-time.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { forHundred } from '../fight/side-names.ts';
import styles from './betting.module.css';
import type { Bet } from './use-bets.ts';

const LOOKS = { OPEN: 'open', WON: 'good', LOST: 'plain', REFUNDED: 'info' } as const;

const PLACES = 10_000n;

/** What a bet would be paid by what stands now. */
const wouldPay = ({ stake, dividend }: Bet): string | null => {
  const amount = parseAmount(stake);
  if (dividend === null || amount === 'not_an_amount') return null;
  return formatAmount(floorRatio(amount, BigInt(dividend.replace('.', '')), PLACES));
};

/** A bet with what it would pay, or what came of it. */
export const BetRow = ({ bet, withFight = false }: { bet: Bet; withFight?: boolean }) => {
  const { t } = useTranslation('sabong');
  const symbol = useCurrencySymbol();
  const { pick, stake, state, payout, dividend, placedAt, number, arenaName } = bet;
  const expected = state === 'OPEN' ? wouldPay(bet) : null;
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.what}>
        {withFight && (
          <small className={styles.text}>
            {arenaName} · {t('page.fight', { number })} · {formatMoment(placedAt)}
          </small>
        )}
        <b data-side={pick}>{t(`page.${pick}`)}</b> {formatMoney(stake, symbol)}
        <small className={styles.text}>
          {dividend !== null && `${t('page.payout')} ${forHundred(dividend)}`}
          {expected !== null && ` · ${t('betting.wouldPay', { amount: formatMoney(expected, symbol) })}`}
        </small>
      </span>
      <Tag look={LOOKS[state]}>{t(`betting.states.${state}`)}</Tag>
      {(state === 'WON' || state === 'REFUNDED') && (
        <Money amount={payout} symbol={symbol} signed={state === 'WON'} />
      )}
    </li>
  );
};
