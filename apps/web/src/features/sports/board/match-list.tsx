import { Icon } from '@hintha/ui';
import type { sports } from '@hintha/contract';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportsEvent } from '../live/book.ts';
import { useWatch } from '../live/use-watch.ts';
import styles from './board.module.css';
import { type Column, columnsOf } from './columns.ts';
import { MatchRowView } from './match-row.tsx';
import { type LeagueRow, rowsOf, type Row } from './rows-of.ts';
import { useRowsInWindow } from './use-rows-in-window.ts';
import { useShownColumns } from './use-shown-columns.ts';

interface MatchListProps {
  sport: sports.Sport;
  events: readonly SportsEvent[];
  column: Column;
}

/** Matches by their leagues. Only those near the screen are drawn, and only those are followed. */
export const MatchList = ({ sport, events, column }: MatchListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set());
  const rows = useMemo(() => rowsOf(events, folded), [events, folded]);
  const { from, to, above, below } = useRowsInWindow(list, rows);
  const drawn = rows.slice(from, to);
  useWatch(idsAround(rows, from, to));
  const fold = useCallback(
    (code: string) =>
      setFolded((known) => {
        const next = new Set(known);
        if (!next.delete(code)) next.add(code);
        return next;
      }),
    [],
  );
  const columns = useShownColumns(list, columnsOf(sport), column);
  return (
    <ul
      ref={list}
      className={styles.list}
      data-dense={columns.isDense || undefined}
      data-columns={columns.shown.join(' ')}
      style={{ paddingBlock: `${above}px ${below}px` }}
    >
      {drawn.map((row) =>
        row.kind === 'league' ? (
          <LeagueHead
            key={row.key}
            row={row}
            sport={sport}
            columns={columns.isDense ? columns.shown : NO_COLUMNS}
            onFold={fold}
          />
        ) : (
          <MatchRowView key={row.key} event={row.event} columns={columns.shown} isDense={columns.isDense} />
        ),
      )}
    </ul>
  );
};

const NO_COLUMNS: readonly Column[] = [];

/** Rows are followed by the ten, so that a small step does not ask for another stream. */
const TEN = 10;

const idsAround = (rows: readonly Row[], from: number, to: number): readonly string[] =>
  rows
    .slice(Math.floor(from / TEN) * TEN, Math.ceil(to / TEN) * TEN)
    .flatMap((row) => (row.kind === 'match' ? [row.event.id] : []));

interface LeagueHeadProps {
  row: LeagueRow;
  sport: sports.Sport;
  /** Those whose names stand over the prices. */
  columns: readonly Column[];
  onFold: (code: string) => void;
}

const LeagueHead = memo(({ row, sport, columns, onFold }: LeagueHeadProps) => {
  const { t } = useTranslation('sports');
  return (
    <li className={styles.league} data-row="league">
      <h2>
        <button type="button" aria-expanded={!row.isFolded} onClick={() => onFold(row.code)}>
          <Icon name={row.isFolded ? 'chevron-right' : 'chevron-down'} size={18} />
          <span>{row.name}</span>
          <small className="num">{row.count}</small>
        </button>
      </h2>
      {columns.map((column) => (
        <span key={column} className={styles.columnName} data-column={column} aria-hidden>
          {t(`page.column.${column === 'result' && sport === 'esports' ? 'winner' : column}`)}
        </span>
      ))}
    </li>
  );
});
