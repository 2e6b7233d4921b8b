import { Money } from '@hintha/ui';
import { formatInstant } from '../../../shared/format.ts';
import type { Texts } from '../../../shared/language.ts';
import type { Column } from '../../../shared/table/types.ts';
import { EventMarks, EventState } from '../event-badges.tsx';
import { eventName, hasScore, isTraded, marksOf, printScore, stateKey } from '../event-state.ts';
import { LiabilityBar } from '../liability-bar.tsx';
import { SuspendButton } from '../suspend-button.tsx';
import type { EventList, SportsEvent } from '../use-events.ts';
import styles from './columns.module.css';

/** Of an instant as it is printed: events begin on the minute. */
const TO_THE_MINUTE = '2026-11-26 22:44'.length;

const named = (t: Texts): Column<SportsEvent>[] => [
  {
    id: 'match',
    head: t('sports.match'),
    cell: (event) => eventName(t, event),
    text: (event) => eventName(t, event),
  },
  {
    id: 'league',
    head: t('sports.league'),
    cell: ({ league: { name, tier } }) => (
      <span className={styles.league} title={name}>
        <span>{name}</span>&nbsp;·&nbsp;{tier}
      </span>
    ),
    text: ({ league: { name, tier } }) => t('sports.inTier', { league: name, tier }),
  },
  {
    id: 'sport',
    head: t('sports.sport'),
    cell: ({ sport }) => t(`sports.kindsOfSport.${sport}`),
    text: ({ sport }) => sport,
    hidden: true,
  },
  {
    id: 'code',
    head: t('sports.code'),
    cell: ({ code }) => <span className="mono">{code}</span>,
    text: ({ code }) => code,
    hidden: true,
  },
];

const standing = (t: Texts, list: EventList): Column<SportsEvent>[] => [
  {
    id: 'state',
    head: t('sports.state'),
    cell: (event) => <EventState event={event} />,
    text: (event) => t(stateKey(event)),
  },
  {
    id: 'score',
    head: t('sports.score'),
    cell: (event) => (hasScore(event) ? <b className="num">{printScore(event.live.score)}</b> : '–'),
    text: (event) => (hasScore(event) ? printScore(event.live.score) : ''),
    hidden: list === 'ahead',
  },
  {
    id: 'starts',
    head: t('sports.starts'),
    cell: ({ startsAt }) => <span className="num">{formatInstant(startsAt).slice(0, TO_THE_MINUTE)}</span>,
    text: ({ startsAt }) => formatInstant(startsAt),
    hidden: list === 'live',
  },
  {
    id: 'signs',
    head: t('sports.signs'),
    cell: (event) => <EventMarks event={event} />,
    text: (event) => marksOf(event).join(' '),
  },
];

const atStake = (t: Texts): Column<SportsEvent>[] => [
  {
    id: 'stake',
    head: t('sports.stake'),
    cell: ({ stake }) => <Money amount={stake} />,
    text: ({ stake }) => stake,
    figures: true,
  },
  {
    id: 'liability',
    head: t('sports.liability'),
    cell: ({ liability, mostLiability }) => <LiabilityBar liability={liability} limit={mostLiability} />,
    text: ({ liability }) => liability,
    figures: true,
  },
  {
    id: 'limit',
    head: t('sports.limit'),
    cell: ({ mostLiability }) => <Money amount={mostLiability} />,
    text: ({ mostLiability }) => mostLiability,
    figures: true,
    hidden: true,
  },
];

const trade = (t: Texts, onAsk: (event: SportsEvent) => void): Column<SportsEvent> => ({
  id: 'trade',
  head: t('sports.trade'),
  cell: (event) =>
    isTraded(event) && (
      <SuspendButton name={eventName(t, event)} isSuspended={event.isSuspended} onAsk={() => onAsk(event)} />
    ),
});

/** The columns of a list of events; without `onAsk` nothing can be done from its rows. */
export const columnsOf = (
  t: Texts,
  list: EventList,
  onAsk: ((event: SportsEvent) => void) | undefined,
): Column<SportsEvent>[] => [
  ...named(t),
  ...standing(t, list),
  ...atStake(t),
  ...(onAsk === undefined || list === 'over' ? [] : [trade(t, onAsk)]),
];
