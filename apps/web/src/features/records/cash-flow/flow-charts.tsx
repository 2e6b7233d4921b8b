import { useTranslation } from 'react-i18next';
import { dayText, shortDayText } from '../../../shared/chart/day-text.ts';
import { extremesOf } from '../../../shared/chart/extremes.ts';
import { TimeChart } from '../../../shared/chart/time-chart.tsx';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from './cash-flow.module.css';
import type { CashFlowReply, Flow } from './use-cash-flow.ts';

const minus = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** What came in and went out, and under it what play came to. */
export const FlowCharts = ({ flows: { whole, spans } }: { flows: CashFlowReply }) => {
  const { t } = useTranslation('account');
  const words = useChartWords();
  return (
    <div className={styles.charts}>
      <section aria-labelledby="money-in-out">
        <h3 id="money-in-out">{t('cashFlow.chart')}</h3>
        <p className={styles.legend}>
          <span className={styles.in}>{t('cashFlow.deposits')}</span>
          <span className={styles.out}>{t('cashFlow.withdrawals')}</span>
        </p>
        <TimeChart
          summary={words.moved(whole)}
          spans={spans.map(({ from, deposits, withdrawals }) => ({
            name: shortDayText(from),
            bars: [
              { amount: deposits, look: 'in' },
              { amount: minus(withdrawals), look: 'out' },
            ],
          }))}
        />
      </section>
      <section aria-labelledby="money-result">
        <h3 id="money-result">{t('cashFlow.result')}</h3>
        <p className={styles.legend}>
          <span className={styles.gain}>{t('cashFlow.gain')}</span>
          <span className={styles.loss}>{t('cashFlow.loss')}</span>
        </p>
        <TimeChart
          summary={words.result(whole, spans)}
          spans={spans.map(({ from, play }) => ({
            name: shortDayText(from),
            bars: [{ amount: play, look: play.startsWith('-') ? 'loss' : 'gain' }],
          }))}
        />
      </section>
    </div>
  );
};

/** The charts in words. */
const useChartWords = () => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const money = (amount: string) => formatMoney(amount, symbol);
  const named = ({ name, amount }: { name: string; amount: string }) => `${name}, ${money(amount)}`;
  return {
    moved: ({ from, to, deposits, withdrawals }: Flow) =>
      t('cashFlow.chartSummary', {
        from: dayText(from),
        to: dayText(to),
        deposits: money(deposits),
        withdrawals: money(withdrawals),
      }),
    result: ({ from, to, play }: Flow, spans: readonly Flow[]) => {
      const extremes = extremesOf(spans.map((span) => ({ name: dayText(span.from), amount: span.play })));
      return t('cashFlow.resultSummary', {
        from: dayText(from),
        to: dayText(to),
        play: money(play),
        highest: extremes === null ? '' : named(extremes.highest),
        lowest: extremes === null ? '' : named(extremes.lowest),
      });
    },
  };
};
