import type { LotteryRules } from '@hintha/lottery';
import { useTranslation } from 'react-i18next';
import styles from './below.module.css';
import { frequenciesOf, heatOf, type Frequencies } from './frequencies.ts';

interface TrendsProps {
  rules: LotteryRules;
  results: readonly { readonly numbers: readonly (readonly string[])[] }[];
}

/** How often each number came in the latest draws, as bars. A draw does not remember them, which is said as well. */
export const Trends = ({ rules, results }: TrendsProps) => {
  const { t } = useTranslation('lottery');
  const all = frequenciesOf(
    rules,
    results.map(({ numbers }) => numbers),
  );
  return (
    <section className={styles.trends} aria-label={t('page.trends')}>
      <h3>{t('page.trendsOf', { draws: results.length })}</h3>
      <div className={styles.charts}>
        {all.map((frequencies) => (
          <Bars key={frequencies.place ?? 0} frequencies={frequencies} />
        ))}
      </div>
      <p className={styles.text}>{t('page.noMemory')}</p>
    </section>
  );
};

const BAR = 20;
const GAP = 4;
const HEIGHT = 64;
const FOOT = 18;

const Bars = ({ frequencies }: { frequencies: Frequencies }) => {
  const { t } = useTranslation('lottery');
  const { place, counts } = frequencies;
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const title = place === null ? t('page.allNumbers') : t('betting.place', { place });
  const named = (heat: 'hot' | 'cold') =>
    counts
      .filter(({ count }) => heatOf(count, frequencies) === heat)
      .map(({ name }) => name)
      .join(', ');
  const width = counts.length * (BAR + GAP);
  const spoken = t('page.hotAndCold', { hot: named('hot') || '–', cold: named('cold') || '–' });
  return (
    <figure className={styles.chart} data-wide={counts.length > 12 || undefined}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT + FOOT + 14}`} role="img" aria-label={`${title}: ${spoken}`}>
        {counts.map(({ name, count }, at) => {
          const height = (count / most) * HEIGHT;
          const middle = at * (BAR + GAP) + BAR / 2;
          return (
            <g key={name} data-heat={heatOf(count, frequencies)}>
              <rect x={middle - BAR / 2} y={14 + HEIGHT - height} width={BAR} height={height} rx="3" />
              <text x={middle} y={10 + HEIGHT - height}>
                {count}
              </text>
              <text x={middle} y={HEIGHT + FOOT + 10}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <p className={styles.text}>{spoken}</p>
    </figure>
  );
};
