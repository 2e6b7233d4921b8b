import { expect, test, vi } from 'vitest';
import type { Game } from '../../../shared/game/play.ts';
import { joinPages } from './join-pages.ts';

const game = (nodeId: number) => ({ nodeId }) as Game;
const arrived = (...ids: number[]) => ({
  data: { games: ids.map(game), total: 60, totalPages: 3 },
  isFetching: false,
  isError: false,
  refetch: vi.fn<() => void>(),
});
const onItsWay = { data: undefined, isFetching: true, isError: false, refetch: vi.fn<() => void>() };
const lost = () => ({ ...onItsWay, isFetching: false, isError: true, refetch: vi.fn<() => void>() });

test('pages become one list in their order, and a game that slid appears once', () => {
  const list = joinPages([arrived(1, 2, 3), arrived(3, 4)]);
  expect(list.games.map(({ nodeId }) => nodeId)).toEqual([1, 2, 3, 4]);
  expect(list).toMatchObject({ total: 60, totalPages: 3, begun: true, loading: false, failed: false });
});

test('a page on its way keeps what is there', () => {
  const list = joinPages([arrived(1, 2), onItsWay]);
  expect(list).toMatchObject({ begun: true, loading: true, totalPages: 3 });
  expect(list.games).toHaveLength(2);
});

test('trying again asks only for the page that failed', () => {
  const [first, second] = [arrived(1), lost()];
  const list = joinPages([first, second]);
  expect(list.failed).toBe(true);
  list.retry();
  expect(first.refetch).not.toHaveBeenCalled();
  expect(second.refetch).toHaveBeenCalledOnce();
});

test('nothing is known before the first page', () => {
  expect(joinPages([onItsWay])).toMatchObject({ begun: false, loading: true, total: 0 });
});
