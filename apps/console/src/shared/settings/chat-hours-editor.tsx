import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../language.ts';
import {
  areWhole,
  HOURS_KINDS,
  readChatHours,
  WEEK,
  type ChatHours,
  type HoursKind,
  type OpenDay,
} from './chat-hours.ts';
import type { EditorProps, Json } from './json.ts';
import styles from './settings.module.css';

const USUAL: OpenDay = { from: '09:00', until: '22:00' };

/** A field for a time has no end of the day, which is the beginning of the next. */
const toField = (until: string): string => (until === '24:00' ? '00:00' : until);
const fromField = (until: string): string => (until === '00:00' ? '24:00' : until);

const toWire = ({ kind, week }: ChatHours): Json => ({
  kind,
  week: Object.fromEntries(Object.entries(week).map(([day, { from, until }]) => [day, { from, until }])),
});

/** Whether the hours of the chat are said, and which they are on each day of the week. */
export const ChatHoursEditor = ({ wire, onValue }: EditorProps) => {
  const t = useTexts();
  const [hours, setHours] = useState(() => readChatHours(wire));
  const change = (next: ChatHours) => {
    setHours(next);
    onValue(areWhole(next) ? toWire(next) : undefined);
  };
  const changeDay = (day: (typeof WEEK)[number], open: OpenDay | undefined) => {
    const { [day]: _before, ...others } = hours.week;
    change({ ...hours, week: open === undefined ? others : { ...others, [day]: open } });
  };
  return (
    <>
      <NativeSelect
        label={t('settings.value')}
        data={HOURS_KINDS.map((value) => ({ value, label: t(`settings.chatHours.kinds.${value}`) }))}
        value={hours.kind}
        onChange={({ currentTarget: { value } }) =>
          change({
            ...hours,
            kind: HOURS_KINDS.find((kind): kind is HoursKind => kind === value) ?? hours.kind,
          })
        }
        data-autofocus
      />
      {hours.kind === 'WEEKLY' && <p>{t('settings.chatHours.help')}</p>}
      {hours.kind === 'WEEKLY' &&
        WEEK.map((day) => (
          <DayFields
            key={day}
            name={t(`calendars.weekdays.${day}`)}
            open={hours.week[day]}
            onOpen={(open) => changeDay(day, open)}
          />
        ))}
    </>
  );
};

interface DayProps {
  readonly name: string;
  readonly open: OpenDay | undefined;
  readonly onOpen: (open: OpenDay | undefined) => void;
}

/** One day: whether the chat is open on it, from when and until when. */
const DayFields = ({ name, open, onOpen }: DayProps) => {
  const t = useTexts();
  return (
    <fieldset className={styles.day} aria-label={name}>
      <Checkbox
        label={name}
        checked={open !== undefined}
        onChange={({ currentTarget }) => onOpen(currentTarget.checked ? USUAL : undefined)}
      />
      {open === undefined ? (
        <span>{t('settings.chatHours.closed')}</span>
      ) : (
        <>
          <TextInput
            type="time"
            aria-label={t('settings.chatHours.from')}
            value={open.from}
            onChange={({ currentTarget }) => onOpen({ ...open, from: currentTarget.value })}
          />
          <TextInput
            type="time"
            aria-label={t('settings.chatHours.until')}
            value={toField(open.until)}
            onChange={({ currentTarget }) => onOpen({ ...open, until: fromField(currentTarget.value) })}
          />
        </>
      )}
    </fieldset>
  );
};
