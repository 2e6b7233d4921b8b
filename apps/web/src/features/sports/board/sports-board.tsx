import { Button, EmptyState, Icon } from '@hintha/ui';
import type { sports } from '@hintha/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListWaiting } from '../../../shared/lists/list-waiting.tsx';
import { useScrollMemory } from '../../../shared/page/use-scroll-memory.ts';
import { useSearchParams } from '../../../shared/router/use-search-params.ts';
import type { SportsEvent } from '../live/book.ts';
import { listStream } from '../live/stream.ts';
import styles from './board.module.css';
import { BoardFilters } from './board-filters.tsx';
import { leaguesOf, narrowEvents } from './rows-of.ts';
import { MatchList } from './match-list.tsx';
import type { Column } from './columns.ts';
import { useColumn } from './use-column.ts';
import { useEvents, type When, WHENS } from './use-events.ts';

/** Until it is known whether anything is played now, that is what is asked for. */
const FIRST: When = 'live';

const useWhen = (sport: sports.Sport) => {
  const [query, setQuery] = useSearchParams();
  const asked = WHENS.find((when) => when === query.get('when'));
  const first = useEvents(sport, asked ?? FIRST);
  const { counts } = first.data ?? {};
  const usual = WHENS.find((when) => when === 'all' || counts === undefined || counts[when] > 0) ?? FIRST;
  const when = asked ?? usual;
  const read = useEvents(sport, when);
  const choose = (next: When) => setQuery({ when: next });
  return { when, read, counts, choose };
};

/** The matches of a sport that can be bet on. */
export const SportsBoard = ({ sport }: { sport: sports.Sport }) => {
  const { t } = useTranslation('sports');
  const { when, read, counts, choose } = useWhen(sport);
  const [league, setLeague] = useState('');
  const [text, setText] = useState('');
  const [column, chooseColumn] = useColumn(sport);
  const list = read.data?.list ?? NONE;
  const leagues = useMemo(() => leaguesOf(list), [list]);
  const narrowed = { league, text: useDeferredValue(text) };
  useScrollMemory(read.data !== undefined);
  const showAll = () => {
    setLeague('');
    setText('');
    if (league === '' && text === '') choose('all');
  };
  return (
    <section className={styles.board} aria-label={t('page.matches')}>
      <BoardFilters
        sport={sport}
        when={when}
        counts={counts}
        onWhen={(next) => {
          setLeague('');
          choose(next);
        }}
        column={column}
        onColumn={chooseColumn}
        leagues={leagues}
        league={league}
        onLeague={setLeague}
        text={text}
        onText={setText}
      />
      <Renewed />
      <Listed sport={sport} when={when} read={read} narrowed={narrowed} column={column} onAll={showAll} />
    </section>
  );
};

const NONE: readonly SportsEvent[] = [];

interface ListedProps {
  sport: sports.Sport;
  when: When;
  read: ReturnType<typeof useEvents>;
  narrowed: { readonly league: string; readonly text: string };
  column: Column;
  onAll: () => void;
}

/** The matches that are left of a list when it is narrowed, or why there are none. */
const Listed = ({ sport, when, read, narrowed: { league, text }, column, onAll }: ListedProps) => {
  const { t } = useTranslation('sports');
  const { data, isError, isPlaceholderData, refetch } = read;
  const list = data?.list ?? NONE;
  const events = useMemo(() => narrowEvents(list, { league, text }), [list, league, text]);
  const isNarrowed = league !== '' || text !== '';
  return (
    <>
      {data === undefined && !isError && <ListWaiting label={t('page.loading')} />}
      {isError && <Failed hasList={data !== undefined} onRetry={() => void refetch()} />}
      {data !== undefined && !isPlaceholderData && (
        <Nothing isEmpty={events.length === 0} isNarrowed={isNarrowed} when={when} onAll={onAll} />
      )}
      {events.length > 0 && <MatchList sport={sport} events={events} column={column} />}
    </>
  );
};

/** Without a line of its own the page says how old its prices may be. */
const Renewed = () => {
  const { t } = useTranslation('sports');
  const isBroken = listStream.use(({ isOpen }) => isOpen === false);
  return <div role="status">{isBroken && <p className={styles.renewed}>{t('page.renewed')}</p>}</div>;
};

const Failed = ({ hasList, onRetry }: { hasList: boolean; onRetry: () => void }) => {
  const { t } = useTranslation('sports');
  const again = <Button onClick={onRetry}>{t('page.retry')}</Button>;
  return (
    <div role="alert">
      {hasList ? (
        <p className={styles.failed}>
          {t('page.failedTitle')} {again}
        </p>
      ) : (
        <EmptyState title={t('page.failedTitle')} text={t('page.failedText')} action={again} />
      )}
    </div>
  );
};

interface NothingProps {
  isEmpty: boolean;
  isNarrowed: boolean;
  when: When;
  onAll: () => void;
}

const Nothing = ({ isEmpty, isNarrowed, when, onAll }: NothingProps) => {
  const { t } = useTranslation('sports');
  if (!isEmpty) return null;
  return (
    <EmptyState
      sign={<Icon name="sports" size={32} />}
      title={t(isNarrowed ? 'page.notFoundTitle' : 'page.noneTitle')}
      text={t(isNarrowed ? 'page.notFoundText' : 'page.noneText')}
      action={(isNarrowed || when !== 'all') && <Button onClick={onAll}>{t('page.showAll')}</Button>}
    />
  );
};
