import type { LotteryRules } from '@hintha/lottery';
import { formatAmount, money, parseAmount } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { DrawProof } from '../../../shared/draws/draw-proof.tsx';
import { useDraws } from '../below/use-history.ts';
import { Balls } from '../../../shared/draws/balls.tsx';
import styles from './reveal.module.css';
import type { PlacedOrder } from './use-sending.ts';

const sumOf = (amounts: readonly string[]): string =>
  formatAmount(
    money(
      amounts.reduce((sum, text) => {
        const amount = parseAmount(text);
        return typeof amount === 'string' ? sum : sum + amount;
      }, 0n),
    ),
  );

/** What was drawn for an order, ball by ball, and what it won; with what the draw can be worked out again from. */
export const Reveal = ({ rules, order }: { rules: LotteryRules; order: PlacedOrder }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const { result, bets, gameCode, issue } = order;
  const draw = useDraws(gameCode, 1).data?.list.find((one) => one.issue === issue);
  if (result === null) return <p className={styles.late}>{t('betting.drawnSoon')}</p>;
  const won = sumOf(bets.map(({ payout }) => payout));
  const isWon = bets.some(({ state }) => state === 'WON');
  return (
    <section className={styles.reveal} aria-label={t('page.lastResult')}>
      <Balls rules={rules} numbers={result} />
      <p className={styles.outcome} data-won={isWon || undefined}>
        {isWon ? t('betting.won', { amount: formatMoney(won, symbol) }) : t('betting.notWon')}
      </p>
      {draw !== undefined && <DrawProof draw={draw} rules={rules} />}
    </section>
  );
};
