import type { sports } from '@hintha/contract';
import { create } from 'zustand';
import { type Column, columnsOf } from './columns.ts';

const KEY = 'sportsColumn';

const useChosen = create(() => ({ column: localStorage.getItem(KEY) ?? '' }));

/** Which prices the member looks at, kept by this browser. */
export const useColumn = (sport: sports.Sport): [Column, (column: Column) => void] => {
  const chosen = useChosen((state) => state.column);
  const column = columnsOf(sport).find((one) => one === chosen) ?? 'result';
  const choose = (next: Column) => {
    localStorage.setItem(KEY, next);
    useChosen.setState({ column: next });
  };
  return [column, choose];
};
