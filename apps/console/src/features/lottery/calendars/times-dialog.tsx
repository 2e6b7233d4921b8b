import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { useLanguage, useTexts } from '../../../shared/language.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { MOST_DRAWS, readTimes, type TypedDraw, type TypedTimes, typeTimes } from './read-times.ts';
import { printZone } from './print-schedule.ts';
import styles from './times.module.css';
import type { Calendar } from './use-calendars.ts';

interface Props {
  readonly calendar: Calendar;
  readonly onClose: () => void;
}

/** The day after one such as 2026-11-26. */
const dayAfter = (day: string): string => {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/** Others draw today as well, for which a change comes too late more often than not. */
const firstDay = (isFirstParty: boolean, least: string): string => (isFirstParty ? least : dayAfter(least));

const zoneOf = (schedule: Calendar['schedule']): string =>
  schedule.kind === 'days' ? printZone(schedule.zone) : '';

/** Gives a lottery other times from a day on. */
export const ChangeTimes = ({ calendar, onClose }: Props) => {
  const t = useTexts();
  const name = calendar.names[useLanguage((chosen) => chosen.language)];
  const { gameCode, isFirstParty } = calendar;
  const least = calendar.changeableFrom ?? '';
  // What was given last is what the next change begins with.
  const schedule = calendar.times.at(-1)?.schedule ?? calendar.schedule;
  const [fromDay, setFromDay] = useState(() => firstDay(isFirstParty, least));
  const Fields = schedule.kind === 'interval' ? Interval : Draws;
  const [typed, setTyped] = useState(() => typeTimes(schedule));
  const times = readTimes(schedule.kind, typed);
  const isDay = fromDay !== '' && fromDay >= least;
  const change = times && isDay ? ({ kind: 'TIMES', game: gameCode, fromDay, times } as const) : undefined;
  return (
    <ChangeDialog
      title={`${t('calendars.changeTimes')}: ${name}`}
      consequence={t(isFirstParty ? 'calendars.changeOwnTimesAsk' : 'calendars.changeTimesAsk', {
        day: least,
      })}
      change={change}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={t('calendars.fromDay')}
        required
        value={fromDay}
        min={least}
        error={isDay ? null : t('calendars.fromDayWrong', { day: least })}
        onChange={({ currentTarget }) => setFromDay(currentTarget.value)}
        {...AUTOFOCUS}
      />
      <Fields zone={zoneOf(schedule)} typed={typed} isWrong={times === undefined} onType={setTyped} />
    </ChangeDialog>
  );
};

interface FieldsProps {
  /** By whose clock its draws are. */
  readonly zone: string;
  readonly typed: TypedTimes;
  readonly isWrong: boolean;
  readonly onType: (typed: TypedTimes) => void;
}

const Interval = ({ typed, isWrong, onType }: FieldsProps) => {
  const t = useTexts();
  const fields = [
    ['seconds', t('calendars.seconds')],
    ['lockSeconds', t('calendars.lockSeconds')],
  ] as const;
  return (
    <>
      {fields.map(([field, label]) => (
        <TextInput
          key={field}
          label={label}
          inputMode="numeric"
          required
          value={typed[field]}
          onChange={({ currentTarget }) => onType({ ...typed, [field]: currentTarget.value })}
        />
      ))}
      {isWrong && <p className={styles.wrong}>{t('calendars.intervalWrong')}</p>}
    </>
  );
};

const newDraw = (): TypedDraw => ({ key: crypto.randomUUID(), suffix: null, at: '', lock: '10' });

/** The draws of a day, each with its time and how long before it locks. */
const Draws = ({ zone, typed, isWrong, onType }: FieldsProps) => {
  const t = useTexts();
  const { draws } = typed;
  const put = (at: number, draw: Partial<TypedDraw>) =>
    onType({ ...typed, draws: draws.map((one, place) => (place === at ? { ...one, ...draw } : one)) });
  return (
    <>
      <ol className={styles.draws}>
        {draws.map((draw, at) => (
          <li key={draw.key}>
            <TextInput
              type="time"
              label={t('calendars.drawNumber', { number: at + 1, zone })}
              required
              value={draw.at}
              onChange={({ currentTarget }) => put(at, { at: currentTarget.value })}
            />
            <TextInput
              label={t('calendars.lockMinutes')}
              inputMode="numeric"
              required
              value={draw.lock}
              onChange={({ currentTarget }) => put(at, { lock: currentTarget.value })}
            />
            <ActionIcon
              size={36}
              variant="default"
              disabled={draws.length === 1}
              aria-label={t('calendars.removeDraw', { number: at + 1 })}
              onClick={() => onType({ ...typed, draws: draws.toSpliced(at, 1) })}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {isWrong && <p className={styles.wrong}>{t('calendars.timesWrong')}</p>}
      {draws.length < MOST_DRAWS && (
        <Button
          variant="default"
          className={styles.add}
          onClick={() => onType({ ...typed, draws: [...draws, newDraw()] })}
        >
          {t('calendars.addDraw')}
        </Button>
      )}
    </>
  );
};

export type GivenTimes = Calendar['times'][number];

/** Takes back times that a lottery was given. */
export const LiftTimes = ({ calendar, times, onClose }: Props & { readonly times: GivenTimes }) => {
  const t = useTexts();
  const name = calendar.names[useLanguage((chosen) => chosen.language)];
  return (
    <ChangeDialog
      title={`${t('calendars.liftTimes')}: ${name} ${times.fromDay}`}
      consequence={t('calendars.liftTimesAsk')}
      change={{ kind: 'LIFT_TIMES', id: times.id }}
      onClose={onClose}
    />
  );
};
