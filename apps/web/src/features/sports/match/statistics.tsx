import { useTranslation } from 'react-i18next';
import type { SportsEvent } from '../live/book.ts';
import styles from './match.module.css';

const KNOWN = ['possession', 'attacks', 'shots', 'shots_on_target', 'corners', 'kills'] as const;

interface Score {
  readonly home: number;
  readonly away: number;
}

interface StatisticsProps {
  event: SportsEvent;
  statistics: Readonly<Record<string, Score>>;
}

/** Figures of the two teams side by side. */
export const Statistics = ({ event, statistics }: StatisticsProps) => {
  const { t } = useTranslation('sports');
  const all = Object.entries(statistics);
  if (all.length === 0) return null;
  const nameOf = (code: string): string => {
    const known = KNOWN.find((one) => one === code);
    return known === undefined ? code.replaceAll('_', ' ') : t(`page.statisticNames.${known}`);
  };
  return (
    <section className={styles.part} aria-labelledby="sports-statistics">
      <h2 id="sports-statistics">{t('page.statistics')}</h2>
      <dl className={styles.statistics}>
        {all.map(([code, score]) => (
          <Bar key={code} name={nameOf(code)} score={score} event={event} />
        ))}
      </dl>
    </section>
  );
};

const Bar = ({ name, score, event }: { name: string; score: Score; event: SportsEvent }) => {
  const whole = score.home + score.away;
  const share = whole === 0 ? 50 : Math.round((100 * score.home) / whole);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="num">
          <span className="visually-hidden">{event.home} </span>
          {score.home}
        </b>
        <span className={styles.bar} aria-hidden>
          <i style={{ inlineSize: `${share}%` }} />
        </span>
        <b className="num">
          <span className="visually-hidden">{event.away} </span>
          {score.away}
        </b>
      </dd>
    </div>
  );
};
