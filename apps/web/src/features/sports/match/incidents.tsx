import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/api.ts';
import type { SportsEvent } from '../live/book.ts';
import styles from './match.module.css';

type Incident = Reply<'readSportsEvent'>['timeline'][number];

const KNOWN = [
  'kick_off',
  'goal',
  'review',
  'goal_stands',
  'goal_disallowed',
  'red_card',
  'half_time',
  'second_half',
  'full_time',
  'map_won',
] as const;

/** Attacks come and go by the minute; they are seen on the prices. */
const LEFT_OUT: readonly string[] = ['danger', 'safe'];
const SCORES: readonly string[] = ['goal', 'goal_stands', 'goal_disallowed', 'map_won'];

interface IncidentsProps {
  event: SportsEvent;
  incidents: readonly Incident[];
}

/** What has happened, the latest first, as a list to be read. */
export const Incidents = ({ event, incidents }: IncidentsProps) => {
  const { t } = useTranslation('sports');
  const shown = incidents.filter(({ kind }) => !LEFT_OUT.includes(kind));
  return (
    <section className={styles.part} aria-labelledby="sports-timeline">
      <h2 id="sports-timeline">{t('page.timeline')}</h2>
      {shown.length === 0 ? (
        <p className={styles.text}>{t('page.timelineEmpty')}</p>
      ) : (
        <ol className={styles.timeline}>
          {shown.toReversed().map((incident, at) => (
            <Line key={shown.length - at} event={event} incident={incident} />
          ))}
        </ol>
      )}
    </section>
  );
};

const Line = ({
  event,
  incident: { kind, side, minute, score },
}: {
  event: SportsEvent;
  incident: Incident;
}) => {
  const { t } = useTranslation('sports');
  const known = KNOWN.find((one) => one === kind);
  return (
    <li data-side={side ?? undefined} data-kind={kind}>
      <b className="num">{minute !== null && `${minute}'`}</b>
      <span>
        {known === undefined ? kind : t(`page.incidents.${known}`)}
        {side !== null && <small> {event[side]}</small>}
      </span>
      {SCORES.includes(kind) && (
        <b className="num">
          {score.home}–{score.away}
        </b>
      )}
    </li>
  );
};
