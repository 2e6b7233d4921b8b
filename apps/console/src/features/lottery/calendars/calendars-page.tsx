import { useMemo } from 'react';
import { DrawerList } from '../../../shared/detail/drawer-list.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { type Language, useLanguage, useTexts, type Texts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { TextFilter } from '../../../shared/table/filters.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { CalendarDetail, printChange, printGiven } from './calendar-detail.tsx';
import { printDays, printLock, printTimes } from './print-schedule.ts';
import { type Calendar, useCalendars } from './use-calendars.ts';

const columnsOf = (t: Texts, language: Language): Column<Calendar>[] => [
  {
    id: 'game',
    head: t('calendars.lottery'),
    cell: ({ names }) => names[language],
    text: ({ gameCode }) => gameCode,
  },
  {
    id: 'state',
    head: t('calendars.state'),
    cell: ({ isOn }) => (
      <StateBadge tone={isOn ? 'jade' : 'cin'}>{t(isOn ? 'calendars.on' : 'calendars.off')}</StateBadge>
    ),
    text: ({ isOn }) => (isOn ? 'on' : 'off'),
  },
  {
    id: 'days',
    head: t('calendars.days'),
    cell: ({ schedule }) => printDays(schedule, t),
    text: ({ schedule }) => printDays(schedule, t),
  },
  {
    id: 'times',
    head: t('calendars.times'),
    cell: ({ schedule }) => printTimes(schedule, t),
    text: ({ schedule }) => printTimes(schedule, t),
  },
  {
    id: 'lock',
    head: t('calendars.lock'),
    cell: ({ schedule }) => printLock(schedule, t),
    text: ({ schedule }) => printLock(schedule, t),
  },
  {
    id: 'changes',
    head: t('calendars.changes'),
    cell: ({ days, times }) => (days.length + times.length === 0 ? '–' : days.length + times.length),
    text: ({ days, times }) =>
      [...times.map((given) => printGiven(given, t)), ...days.map((day) => printChange(day, t))].join('; '),
    figures: true,
  },
  {
    id: 'next',
    head: t('calendars.next'),
    cell: ({ next }) => (next === null ? '–' : formatInstant(next.drawTime)),
    text: ({ next }) => (next === null ? '' : formatInstant(next.drawTime)),
    figures: true,
  },
];

const FILTERS = ['kind', 'name'] as const;
const KINDS = ['', 'changed', 'off'] as const;

/** When each lottery draws, with the drawer of one in which days are closed and draws moved. */
export const CalendarsPage = () => {
  const t = useTexts();
  useTitle(t('calendars.title'));
  const language = useLanguage((chosen) => chosen.language);
  const { values, set, any, clear } = useUrlFilters(FILTERS);
  const rows = useCalendars(values);
  const columns = useMemo(() => columnsOf(t, language), [t, language]);
  return (
    <DrawerList
      name="calendars"
      title={t('calendars.title')}
      columns={columns}
      rows={rows}
      idOf={({ gameCode }) => gameCode}
      path="/calendars"
      gone={t('calendars.gone')}
      renderDetail={(row, close) => <CalendarDetail key={row.gameCode} calendar={row} onClose={close} />}
      urgent={({ isOn }) => !isOn}
      emptyText={t('calendars.empty')}
      onWiden={any ? clear : undefined}
      views={
        <ViewTabs
          label={t('calendars.kind')}
          value={values.kind}
          views={KINDS.map((value) => ({
            value,
            name: t(`calendars.kinds.${value === '' ? 'all' : value}`),
          }))}
          onChoose={(kind) => set('kind', kind)}
        />
      }
      filters={
        <TextFilter label={t('calendars.search')} value={values.name} onText={(name) => set('name', name)} />
      }
    />
  );
};
