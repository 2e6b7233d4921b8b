import { Icon, Money } from '@hintha/ui';
import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { AuditLink } from '../../../shared/detail/subject-link.tsx';
import { formatInstant, formatSpan } from '../../../shared/format.ts';
import { useTexts, wordsFor } from '../../../shared/language.ts';
import { useNow } from '../../../shared/use-now.ts';
import { EventMarks, EventState } from '../event-badges.tsx';
import { eventName, hasScore, isSilent, isUndecided, printScore, scoreOf } from '../event-state.ts';
import { LiabilityBar } from '../liability-bar.tsx';
import { printResult } from '../results/print-result.ts';
import { type EventFile, useFeed } from '../use-events.ts';
import { EventActions } from './event-actions.tsx';
import styles from './event-page.module.css';

interface Props {
  readonly event: EventFile;
}

/** An event at a glance, with what can be done about it. */
export const EventHead = ({ event }: Props) => {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <h1 ref={heading} tabIndex={-1} className={styles.name}>
          {eventName(t, event)}
        </h1>
        {hasScore(event) && (
          <span className={`num ${styles.score}`} title={t('sports.score')}>
            {printScore(scoreOf(event))}
          </span>
        )}
        <EventState event={event} />
        <EventMarks event={event} />
        <div className={styles.actions}>
          <EventActions event={event} />
        </div>
      </div>
      <Doubts event={event} />
      <Details event={event} />
    </header>
  );
};

/** What keeps bets out, or has to be decided. */
const Doubts = ({ event }: Props) => {
  const t = useTexts();
  return (
    <>
      {event.differs && (
        <Alert color="cin" icon={<Icon name="warning" />}>
          {t('sports.differsText')}
        </Alert>
      )}
      {event.isOff && isUndecided(event) && (
        <Alert color="amber" icon={<Icon name="warning" />}>
          {t('sports.offText')}
        </Alert>
      )}
      {isSilent(event) && <Silence id={event.id} />}
    </>
  );
};

const SECOND_MS = 1_000;

/** For how long the feed has told nothing of an event in play. */
const Silence = ({ id }: { id: string }) => {
  const t = useTexts();
  const now = useNow(SECOND_MS);
  const { data } = useFeed();
  const heardAt = data?.silent.find((one) => one.id === id)?.heardAt;
  return (
    <Alert color="cin" icon={<Icon name="warning" />} aria-live="off">
      {heardAt === undefined
        ? t('sports.marks.silent')
        : t('sports.silentText', { span: formatSpan(now - heardAt) })}
    </Alert>
  );
};

const Details = ({ event }: Props) => {
  const t = useTexts();
  const { league, live, bestOf, finishedAt, version, voidReason, result, correctableUntil } = event;
  const { sentOff } = live;
  return (
    <DetailList>
      <Detail name={t('sports.stake')}>
        <Money amount={event.stake} symbol="Ks" />
      </Detail>
      <Detail name={t('sports.liability')}>
        <LiabilityBar liability={event.liability} limit={event.mostLiability} />
      </Detail>
      <Detail name={t('sports.limit')}>
        <Money amount={event.mostLiability} symbol="Ks" />
      </Detail>
      <Detail name={t('sports.league')}>
        {t('sports.inTier', { league: league.name, tier: league.tier })}
      </Detail>
      <Times event={event} />
      <Detail name={t('sports.bestOf')}>{bestOf !== null && String(bestOf)}</Detail>
      <Detail name={t('sports.halfTime')}>{live.halfTime !== null && printScore(live.halfTime)}</Detail>
      <Detail name={t('sports.sentOff')}>{sentOff.home + sentOff.away > 0 && printScore(sentOff)}</Detail>
      <Detail name={t('sports.stands')}>{result !== null && printResult(t, result, event)}</Detail>
      <Detail name={t('sports.voidReason')}>
        {voidReason !== null && wordsFor(t, 'sports.voidReasons', voidReason)}
      </Detail>
      <Detail name={t('sports.version')}>{version > 1 && String(version)}</Detail>
      <Detail name={t('sports.finished')}>{finishedAt !== null && formatInstant(finishedAt)}</Detail>
      <Detail name={t('sports.correctableUntil')}>
        {correctableUntil !== null && formatInstant(correctableUntil)}
      </Detail>
      <Detail name={t('sports.code')} copy={event.code}>
        <AuditLink subject={`event:${event.code}`}>
          <span className="mono">{event.code}</span>
        </AuditLink>
      </Detail>
    </DetailList>
  );
};

/** When a match starts, or when bets on a season close and it ends. */
const Times = ({ event: { startsAt, outright } }: Props) => {
  const t = useTexts();
  return (
    <>
      <Detail name={t(outright === null ? 'sports.starts' : 'sports.closes')}>
        <span className="num">{formatInstant(startsAt)}</span>
      </Detail>
      <Detail name={t('sports.ends')}>{outright !== null && formatInstant(outright.endsAt)}</Detail>
    </>
  );
};
