import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useKeys } from '../../../shared/keys/keys.ts';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { ListPage } from '../../../shared/detail/list-page.tsx';
import { useDrawer } from '../../../shared/detail/use-drawer.ts';
import { ChoiceFilter } from '../../../shared/table/filters.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import type { Rows } from '../../../shared/table/use-rows.ts';
import { useUrlFilters, type UrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { eventName, isSilent, isTraded } from '../event-state.ts';
import { FeedSign } from '../feed/feed-alert.tsx';
import { SuspendDialog } from '../suspend-dialog.tsx';
import { type EventList, LISTS, listOf, SPORT_NAMES, type SportsEvent, useEvents } from '../use-events.ts';
import { SportsBadge } from '../sports-badge.tsx';
import { columnsOf } from './columns.tsx';

const FILTERS = ['list', 'sport'] as const;

const isUrgent = (event: SportsEvent): boolean => event.differs || event.isOff || isSilent(event);

/** The event whose row has the focus. */
const focusedId = (): string | undefined =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.dataset.row;

/** Gives the focus to the row of the event that one comes back from. */
const useFocusBack = ({ rows }: Rows<SportsEvent>): void => {
  const { state } = useLocation() as { readonly state: unknown };
  const from = typeof state === 'string' ? state : undefined;
  const isDone = useRef(from === undefined);
  useEffect(() => {
    if (isDone.current || rows.length === 0) return;
    isDone.current = true;
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(from ?? '')}"]`)?.focus();
  }, [from, rows]);
};

/** The events of the book with what is at stake on them, each to be suspended at once. */
export const TradingBoard = () => {
  const t = useTexts();
  useTitle(t('sports.title'));
  const mayTrade = useMay()('suspendSportsEvent');
  const filters = useUrlFilters(FILTERS);
  const list = listOf(filters.values.list);
  const rows = useEvents({ list, sport: filters.values.sport });
  const [asked, setAsked] = useState<SportsEvent | null>(null);
  const { toRow } = useDrawer('/sports');
  const columns = useMemo(() => columnsOf(t, list, mayTrade ? setAsked : undefined), [t, list, mayTrade]);
  const askFocused = () => {
    const event = rows.rows.find(({ id }) => id === focusedId());
    if (event !== undefined && isTraded(event)) setAsked(event);
  };
  useKeys(mayTrade ? [{ keys: 's', name: t('sports.keySuspend'), run: askFocused }] : []);
  useFocusBack(rows);
  return (
    <ListPage>
      <ListTable
        name="sports"
        title={t('sports.title')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        toRow={toRow}
        urgent={isUrgent}
        emptyText={t(`sports.empties.${list}`)}
        onWiden={filters.values.sport === '' ? undefined : () => filters.set('sport', '')}
        views={<Lists list={list} filters={filters} />}
        filters={
          <ChoiceFilter
            label={t('sports.sport')}
            value={filters.values.sport}
            options={SPORT_NAMES.map((value) => ({ value, name: t(`sports.kindsOfSport.${value}`) }))}
            onChoose={(sport) => filters.set('sport', sport)}
          />
        }
      />
      {asked !== null && (
        <SuspendDialog
          what="event"
          id={asked.id}
          name={eventName(t, asked)}
          isSuspended={asked.isSuspended}
          onClose={() => setAsked(null)}
        />
      )}
    </ListPage>
  );
};

const Lists = ({ list, filters }: { list: EventList; filters: UrlFilters<(typeof FILTERS)[number]> }) => {
  const t = useTexts();
  return (
    <>
      <FeedSign />
      <ViewTabs
        label={t('sports.list')}
        value={list}
        views={LISTS.map((value) => ({
          value,
          name: t(`sports.lists.${value}`),
          badge: value === 'due' ? <SportsBadge /> : undefined,
        }))}
        onChoose={(value) => filters.set('list', value === 'live' ? '' : value)}
      />
    </>
  );
};
