import { keepIds, readIds } from './kept-ids.ts';

/** Where this browser keeps the lotteries among the favourites of a member. */
const keyOf = (username: string): string => `favLott_${username}`;

/** The lotteries among the favourites of a member, by their numbers. */
export const readLotteries = (username: string): ReadonlySet<number> => readIds(keyOf(username));

const keep = (username: string, ids: ReadonlySet<number>) => {
  if (ids.size > 0) keepIds(keyOf(username), ids);
  else localStorage.removeItem(keyOf(username));
};

/** Notes a lottery that a member has put aside, or takes it off again. */
export const noteLottery = (username: string, id: number, put: boolean): void => {
  const ids = new Set(readLotteries(username));
  if (put) ids.add(id);
  else ids.delete(id);
  keep(username, ids);
};

/** Takes off the lotteries that are no favourites any more. */
export const keepLotteriesAmong = (username: string, favourites: ReadonlySet<number>): void =>
  keep(username, new Set([...readLotteries(username)].filter((id) => favourites.has(id))));
