import { MultiSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { useLanguage, useTexts } from '../../../shared/language.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { readDays } from './read-days.ts';
import { type Calendar, useAllCalendars } from './use-calendars.ts';

export type ChangedDay = Calendar['days'][number];

interface Props {
  readonly calendar: Calendar;
  readonly onClose: () => void;
}

const useNameOf = ({ names }: Calendar): string => names[useLanguage((chosen) => chosen.language)];

/** Closes days of one lottery, or of many at once: the holidays of an exchange. */
export const CloseDays = ({ calendar, onClose }: Props) => {
  const t = useTexts();
  const [games, setGames] = useState([calendar.gameCode]);
  const [typed, setTyped] = useState('');
  const days = readDays(typed);
  const change =
    days === undefined || games.length === 0 ? undefined : ({ kind: 'CLOSE', games, days } as const);
  return (
    <ChangeDialog
      title={`${t('calendars.close')}: ${useNameOf(calendar)}`}
      consequence={t('calendars.closeAsk')}
      tone="cin"
      change={change}
      onClose={onClose}
    >
      <Textarea
        label={t('calendars.theDays')}
        description={t('calendars.theDaysHelp')}
        required
        autosize
        minRows={2}
        maxRows={8}
        value={typed}
        error={typed === '' || days !== undefined ? null : t('calendars.theDaysWrong')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        {...AUTOFOCUS}
      />
      <Lotteries games={games} onGames={setGames} />
    </ChangeDialog>
  );
};

interface LotteriesProps {
  readonly games: string[];
  readonly onGames: (games: string[]) => void;
}

const Lotteries = ({ games, onGames }: LotteriesProps) => {
  const t = useTexts();
  const language = useLanguage((chosen) => chosen.language);
  const { data } = useAllCalendars();
  const options = (data ?? [])
    .filter(({ schedule }) => schedule.kind !== 'instant')
    .map(({ gameCode, names }) => ({ value: gameCode, label: `${names[language]} · ${gameCode}` }));
  return (
    <MultiSelect
      label={t('calendars.lotteries')}
      data={options.length === 0 ? games : options}
      required
      searchable
      value={games}
      onChange={onGames}
    />
  );
};

/** Has the draws of a day held on another. */
export const MoveDraw = ({ calendar, onClose }: Props) => {
  const t = useTexts();
  const [day, setDay] = useState('');
  const [toDay, setToDay] = useState('');
  const isFilled = day !== '' && toDay !== '' && day !== toDay;
  const change = isFilled ? ({ kind: 'MOVE', game: calendar.gameCode, day, toDay } as const) : undefined;
  return (
    <ChangeDialog
      title={`${t('calendars.move')}: ${useNameOf(calendar)}`}
      consequence={t('calendars.moveAsk')}
      change={change}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={t('calendars.day')}
        required
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
        {...AUTOFOCUS}
      />
      <TextInput
        type="date"
        label={t('calendars.toDay')}
        required
        value={toDay}
        onChange={({ currentTarget }) => setToDay(currentTarget.value)}
      />
    </ChangeDialog>
  );
};

/** Turns a lottery off, or on again. */
export const TurnLottery = ({ calendar, onClose }: Props) => {
  const t = useTexts();
  const { isOn, gameCode } = calendar;
  return (
    <ChangeDialog
      title={`${t(isOn ? 'calendars.turnOff' : 'calendars.turnOn')}: ${useNameOf(calendar)}`}
      consequence={t(isOn ? 'calendars.turnOffAsk' : 'calendars.turnOnAsk')}
      tone={isOn ? 'cin' : 'gold'}
      change={{ kind: isOn ? 'OFF' : 'ON', games: [gameCode] }}
      onClose={onClose}
    />
  );
};

/** Takes back what was changed of a day. */
export const LiftDay = ({ calendar, day, onClose }: Props & { readonly day: ChangedDay }) => {
  const t = useTexts();
  return (
    <ChangeDialog
      title={`${t('calendars.lift')}: ${useNameOf(calendar)} ${day.day}`}
      consequence={t('calendars.liftAsk')}
      change={{ kind: 'LIFT', id: day.id }}
      onClose={onClose}
    />
  );
};
