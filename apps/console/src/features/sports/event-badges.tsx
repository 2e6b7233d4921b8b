import { useTexts } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { useNow } from '../../shared/use-now.ts';
import { hasClock, MARK_TONES, marksOf, printClock, printPeriod, stateKey, toneOf } from './event-state.ts';
import styles from './event-badges.module.css';
import type { SportsEvent } from './use-events.ts';

const SECOND_MS = 1_000;

/** The clock of a match, which goes on by itself between two answers. */
const MatchClock = ({ live }: { live: SportsEvent['live'] }) => (
  <span className={`num ${styles.clock}`}>{printClock(live, useNow(SECOND_MS))}</span>
);

/** How far an event is: by its period and clock while it is played, else by its state. */
export const EventState = ({ event }: { event: SportsEvent }) => {
  const t = useTexts();
  const period = event.state === 'LIVE' ? printPeriod(t, event.live.period) : '';
  return (
    <span className={styles.state}>
      <StateBadge tone={toneOf(event)}>{period === '' ? t(stateKey(event)) : period}</StateBadge>
      {hasClock(event) && <MatchClock live={event.live} />}
    </span>
  );
};

/** What is to be seen of an event at a glance. */
export const EventMarks = ({ event }: { event: SportsEvent }) => {
  const t = useTexts();
  const marks = marksOf(event);
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <StateBadge key={mark} tone={MARK_TONES[mark]}>
          {t(`sports.marks.${mark}`)}
        </StateBadge>
      ))}
    </span>
  );
};
