import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { placeAfter } from './place-after.ts';
import type { Rows } from './use-rows.ts';

interface Moves<Row> {
  readonly container: RefObject<HTMLElement | null>;
  readonly rows: Rows<Row>;
  readonly idOf: (row: Row) => string;
  readonly openId: string | undefined;
  readonly toRow: ((id: string) => string) | undefined;
}

const linkOf = (container: HTMLElement | null, id: string | undefined) =>
  id === undefined ? null : container?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

const focusedRow = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.row : undefined;

/**
 * Moves from row to row: the focus while no drawer is open, the drawer while one is. When a drawer closes the focus
 * goes back to its row.
 */
export const useRowMoves = <Row>({ container, rows, idOf, openId, toRow }: Moves<Row>) => {
  const navigate = useNavigate();
  const lastPlace = useRef(0);
  const opened = useRef(openId);
  const ids = rows.rows.map(idOf);
  useEffect(() => {
    const before = opened.current;
    opened.current = openId;
    if (before === undefined || openId !== undefined) return;
    const back = linkOf(container.current, before) ?? linkOf(container.current, ids[lastPlace.current]);
    back?.focus();
  });
  return (step: number): void => {
    const here = openId ?? focusedRow();
    const at = here === undefined ? -1 : ids.indexOf(here);
    const place = placeAfter({ at, left: lastPlace.current, step, count: ids.length });
    const id = ids[place];
    if (id === undefined) return;
    if (place === ids.length - 1) rows.loadMore();
    lastPlace.current = place;
    const link = linkOf(container.current, id);
    link?.scrollIntoView({ block: 'nearest' });
    if (openId === undefined || toRow === undefined) link?.focus();
    else void navigate(toRow(id), { replace: true });
  };
};
