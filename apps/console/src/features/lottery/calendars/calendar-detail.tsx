import { Anchor, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { Detail, DetailList, DetailSection, Steps } from '../../../shared/detail/detail-list.tsx';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { explain } from '../../../shared/explain.ts';
import { formatInstant } from '../../../shared/format.ts';
import { useLanguage, useTexts, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { stateKey, toneOf } from '../use-numeros.ts';
import { CloseDays, type ChangedDay, LiftDay, MoveDraw, TurnLottery } from './change-dialogs.tsx';
import { printDays, printLock, printSchedule, printTimes } from './print-schedule.ts';
import { ChangeTimes, type GivenTimes, LiftTimes } from './times-dialog.tsx';
import { type Calendar, useAhead } from './use-calendars.ts';

interface Props {
  readonly calendar: Calendar;
  readonly onClose: () => void;
}

/** What is changed of a day, in words. */
export const printChange = ({ day, toDay }: Pick<ChangedDay, 'day' | 'toDay'>, t: Texts): string =>
  toDay === null ? t('calendars.noDraws', { day }) : t('calendars.heldOn', { day, toDay });

/** The times that a lottery was given, in words. */
export const printGiven = (
  { fromDay, schedule }: Pick<GivenTimes, 'fromDay' | 'schedule'>,
  t: Texts,
): string => `${t('calendars.from', { day: fromDay })}: ${printSchedule(schedule, t)}`;

/** The calendar of one lottery, with what is changed of it and the draws ahead. */
export const CalendarDetail = ({ calendar, onClose }: Props) => {
  const t = useTexts();
  const language = useLanguage((chosen) => chosen.language);
  const { gameCode, names, schedule, declared, times, isOn, turned } = calendar;
  return (
    <DetailPanel
      id={gameCode}
      title={names[language]}
      onClose={onClose}
      actions={<Actions calendar={calendar} />}
    >
      <DetailList>
        <Detail name={t('calendars.state')}>
          <StateBadge tone={isOn ? 'jade' : 'cin'}>{t(isOn ? 'calendars.on' : 'calendars.off')}</StateBadge>
        </Detail>
        <Detail name={t('calendars.code')} copy={gameCode}>
          {gameCode}
        </Detail>
        <Detail name={t('calendars.days')}>{printDays(schedule, t)}</Detail>
        <Detail name={t('calendars.times')}>{printTimes(schedule, t)}</Detail>
        <Detail name={t('calendars.lock')}>{printLock(schedule, t)}</Detail>
        <Detail name={t('calendars.declared')}>{times.length > 0 && printSchedule(declared, t)}</Detail>
        <Detail name={t('calendars.turnedBy')}>
          {turned !== null && `${turned.by}, ${formatInstant(turned.at)}: ${turned.reason}`}
        </Detail>
      </DetailList>
      {times.length > 0 && <ChangedTimes calendar={calendar} />}
      <ChangedDays calendar={calendar} />
      {schedule.kind === 'days' && <Ahead gameCode={gameCode} />}
    </DetailPanel>
  );
};

type Asking = 'times' | 'close' | 'move' | 'turn' | null;

const Actions = ({ calendar }: { calendar: Calendar }) => {
  const t = useTexts();
  const mayChange = useMay()('changeLotteryCalendar');
  const [asked, setAsked] = useState<Asking>(null);
  const { schedule, isOn } = calendar;
  const leave = () => setAsked(null);
  if (!mayChange) return null;
  const actions = [
    ['times', 't', t('calendars.changeTimes'), schedule.kind !== 'instant'],
    ['close', 'c', t('calendars.close'), schedule.kind !== 'instant'],
    ['move', 'o', t('calendars.move'), schedule.kind === 'days'],
    ['turn', 'x', t(isOn ? 'calendars.turnOff' : 'calendars.turnOn'), true],
  ] as const;
  return (
    <>
      {actions.map(
        ([what, keys, name, isOpen]) =>
          isOpen && (
            <ActionButton
              key={what}
              keys={keys}
              name={name}
              busy={false}
              {...(what === 'turn' && isOn ? { tone: 'cin' as const } : {})}
              onAct={() => setAsked(what)}
            />
          ),
      )}
      {asked === 'times' && <ChangeTimes calendar={calendar} onClose={leave} />}
      {asked === 'close' && <CloseDays calendar={calendar} onClose={leave} />}
      {asked === 'move' && <MoveDraw calendar={calendar} onClose={leave} />}
      {asked === 'turn' && <TurnLottery calendar={calendar} onClose={leave} />}
    </>
  );
};

/** Times by which draws are committed to already stand. */
const mayLift = ({ isFirstParty, changeableFrom }: Calendar, { fromDay }: GivenTimes): boolean =>
  !isFirstParty || (changeableFrom !== null && fromDay >= changeableFrom);

/** The times that the lottery was given, each from a day on. */
const ChangedTimes = ({ calendar }: { calendar: Calendar }) => {
  const t = useTexts();
  const mayChange = useMay()('changeLotteryCalendar');
  const [lifted, setLifted] = useState<GivenTimes | null>(null);
  return (
    <DetailSection title={t('calendars.changedTimes')}>
      <Steps
        steps={calendar.times.map((given) => ({
          key: given.id,
          at: formatInstant(given.at),
          what: (
            <>
              <b>{printGiven(given, t)}</b> – {given.reason} ({given.by})
            </>
          ),
          action: mayChange && mayLift(calendar, given) && (
            <AskButton
              size="xs"
              aria-label={`${t('calendars.liftTimes')}: ${given.fromDay}`}
              onClick={() => setLifted(given)}
            >
              {t('calendars.lift')}
            </AskButton>
          ),
        }))}
      />
      {lifted !== null && <LiftTimes calendar={calendar} times={lifted} onClose={() => setLifted(null)} />}
    </DetailSection>
  );
};

const ChangedDays = ({ calendar }: { calendar: Calendar }) => {
  const t = useTexts();
  const mayChange = useMay()('changeLotteryCalendar');
  const [lifted, setLifted] = useState<ChangedDay | null>(null);
  return (
    <DetailSection title={t('calendars.changedDays')}>
      {calendar.days.length === 0 && <p>{t('calendars.noChanges')}</p>}
      <Steps
        steps={calendar.days.map((day) => ({
          key: day.id,
          at: formatInstant(day.at),
          what: (
            <>
              <b>{printChange(day, t)}</b> – {day.reason} ({day.by})
            </>
          ),
          action: mayChange && (
            <AskButton
              size="xs"
              aria-label={`${t('calendars.lift')}: ${day.day}`}
              onClick={() => setLifted(day)}
            >
              {t('calendars.lift')}
            </AskButton>
          ),
        }))}
      />
      {lifted !== null && <LiftDay calendar={calendar} day={lifted} onClose={() => setLifted(null)} />}
    </DetailSection>
  );
};

const Ahead = ({ gameCode }: { gameCode: string }) => {
  const t = useTexts();
  const { data, error } = useAhead(gameCode);
  if (error !== null) return <p role="alert">{explain(error)}</p>;
  if (data === undefined) return <Skeleton height={64} />;
  return (
    <DetailSection title={t('calendars.ahead')}>
      <Steps
        steps={data.map((numero) => ({
          key: numero.id,
          at: formatInstant(numero.drawTime),
          what: (
            <Anchor component={Link} to={`/draws/${numero.id}`} className="num">
              {numero.issue}
            </Anchor>
          ),
          action: <StateBadge tone={toneOf(numero)}>{t(stateKey(numero))}</StateBadge>,
        }))}
      />
    </DetailSection>
  );
};
