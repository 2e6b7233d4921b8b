import { Money } from '@hintha/ui';
import { useMemo } from 'react';
import { DrawerList } from '../../shared/detail/drawer-list.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { DayFilter } from '../../shared/table/day-filter.tsx';
import { ChoiceFilter, TextFilter } from '../../shared/table/filters.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { useTitle } from '../../shared/use-title.ts';
import { FightDetail } from './fight-detail.tsx';
import { type Fight, forHundred, PICKS, STATES, toneOf, useArenaName, useFights } from './use-fights.ts';

const money = (of: (fight: Fight) => string) => ({
  cell: (fight: Fight) => <Money amount={of(fight)} symbol="Ks" />,
  text: of,
  figures: true,
});

const columnsOf = (t: Texts, nameOf: (fight: Fight) => string): Column<Fight>[] => [
  { id: 'arena', head: t('fights.arena'), cell: nameOf, text: ({ arena }) => arena },
  {
    id: 'fight',
    head: t('fights.fight'),
    cell: ({ event, number }) => <span className="num">{`${event} · ${number}`}</span>,
    text: ({ event, number }) => `${event}/${number}`,
  },
  {
    id: 'state',
    head: t('fights.state'),
    cell: (fight) => <StateBadge tone={toneOf(fight)}>{t(`fights.states.${fight.state}`)}</StateBadge>,
    text: ({ state }) => state,
  },
  {
    id: 'result',
    head: t('fights.result'),
    cell: ({ result }) => (result === null ? '–' : t(`fights.picks.${result}`)),
    text: ({ result }) => result ?? '',
  },
  ...PICKS.map((pick): Column<Fight> => ({
    id: pick,
    head: t(`fights.picks.${pick}`),
    ...money(({ sides }) => sides[pick].stake),
  })),
  {
    id: 'dividends',
    head: t('fights.dividend'),
    cell: ({ sides }) => `${forHundred(sides.meron.dividend)} / ${forHundred(sides.wala.dividend)}`,
    text: ({ sides }) => `${sides.meron.dividend ?? ''} ${sides.wala.dividend ?? ''}`,
    figures: true,
  },
  { id: 'liability', head: t('fights.liability'), ...money(({ sides }) => sides.draw.liability) },
  {
    id: 'plasada',
    head: t('fights.plasadaTaken'),
    hidden: true,
    ...money(({ figures }) => figures?.plasada ?? '0.00'),
  },
  {
    id: 'breakage',
    head: t('fights.breakage'),
    hidden: true,
    ...money(({ figures }) => figures?.breakage ?? '0.00'),
  },
  {
    id: 'closes',
    head: t('fights.closes'),
    cell: ({ closesAt }) => (closesAt === null ? '–' : formatInstant(closesAt)),
    text: ({ closesAt }) => (closesAt === null ? '' : formatInstant(closesAt)),
    figures: true,
  },
];

const FILTERS = ['arena', 'state', 'day'] as const;

/** Whether it is fought and waits for a result. */
const isWaiting = ({ state }: Fight): boolean => state === 'FIGHTING';

/** The fights of every arena, those that are on first, with the drawer of one of them. */
export const FightsPage = () => {
  const t = useTexts();
  useTitle(t('fights.title'));
  const { values, set, any, clear } = useUrlFilters(FILTERS);
  const rows = useFights(values);
  const nameOf = useArenaName();
  const columns = useMemo(() => columnsOf(t, nameOf), [t, nameOf]);
  return (
    <DrawerList
      name="fights"
      title={t('fights.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      path="/fights"
      gone={t('fights.gone')}
      renderDetail={(row, close) => <FightDetail key={row.id} fight={row} onClose={close} />}
      urgent={isWaiting}
      emptyText={t('fights.empty')}
      onWiden={any ? clear : undefined}
      filters={
        <>
          <TextFilter
            label={t('fights.arenaCode')}
            value={values.arena}
            onText={(arena) => set('arena', arena.toUpperCase())}
          />
          <ChoiceFilter
            label={t('fights.state')}
            value={values.state}
            options={STATES.map((value) => ({ value, name: t(`fights.states.${value}`) }))}
            onChoose={(state) => set('state', state)}
          />
          <DayFilter label={t('fights.day')} value={values.day} onDay={(day) => set('day', day)} />
        </>
      }
    />
  );
};
