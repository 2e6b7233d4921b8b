import type { Money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { businessDay } from '../../../business-day.ts';
import { lineOn, selectRates } from '../../agents/index.ts';
import { sumValid } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lockWallets, postBatch, postingKey } from '../../wallet/index.ts';
import { lotteryGame } from '../games.ts';
import { modesOf } from '../prize-modes/read-modes.ts';
import { roundOf, SOURCE } from '../rules.ts';
import { lotterySettings } from '../settings.ts';
import type { Numero } from '../types.ts';
import * as store from './rebate-store.ts';
import type { Bettor } from './rebate-store.ts';
import { type Played, shareRebates } from './share-rebates.ts';

/** Members of a batch, and accounts that are paid at once. */
const BATCH = 200;

/**
 * Gives back of the bets of a settled numero what is due to the members and to the accounts above them, to each once.
 * Broken off, it is called again: what a member's bets bring is written whole, and paid to those above when it is written
 * for all members.
 */
export const payRebates = async (db: Database, numero: Numero): Promise<void> => {
  const readModes = await openModes(db, numero);
  const on = { numeroId: numero.id, day: businessDay(numero.drawsAt), lineOn };
  await inPages(
    (after) => store.listBettors(db, on, { after, limit: BATCH }),
    ({ accountId }) => accountId,
    async (bettors) => payMembers(db, numero, await findDue(bettors, readModes)),
  );
  await inPages(
    (after) => store.listUnpaid(db, numero.id, { after, limit: BATCH }),
    (accountId) => accountId,
    (accounts) => payTeams(db, numero, accounts),
  );
};

const inPages = async <Row>(
  list: (after: bigint) => Promise<readonly Row[]>,
  idOf: (row: Row) => bigint,
  take: (rows: readonly Row[]) => Promise<void>,
): Promise<void> => {
  for (let after = 0n; ;) {
    const rows = await list(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    await take(rows);
    if (rows.length < BATCH) return;
    after = idOf(last);
  }
};

type ReadModes = (accountIds: readonly bigint[]) => Promise<(accountId: bigint) => number>;

/** Reads the prize modes that accounts have now for the game of a numero. */
const openModes = async (db: Database, { game: code }: Numero): Promise<ReadModes> => {
  const game = lotteryGame(code);
  assert(game !== undefined, `there is no lottery ${code}`);
  const settings = await readSettings(db, lotterySettings);
  return async (accountIds) => {
    const set = await selectRates(db, accountIds);
    return (accountId) => modesOf(game, settings, set.get(accountId)?.[game.family]).own;
  };
};

type Due = Pick<Played, 'accountId' | 'above'>;

/** Those whose bets bring anything, with who stands above them. */
const findDue = async (bettors: readonly Bettor[], readModes: ReadModes): Promise<Due[]> => {
  const lines = bettors.map(({ line }) => line.slice(0, -1).toReversed());
  const modeOf = await readModes([...new Set(lines.flat())]);
  return bettors.flatMap(({ accountId, ownMode, isBelow }, at) => {
    const above = (lines[at] ?? []).map((account) => ({ accountId: account, mode: modeOf(account) }));
    return isBelow || above.some(({ mode }) => mode > ownMode) ? [{ accountId, above }] : [];
  });
};

const payMembers = async (db: Database, numero: Numero, due: readonly Due[]): Promise<void> => {
  if (due.length === 0) return;
  await transaction(db, async (tx) => {
    const ids = due.map(({ accountId }) => accountId);
    const played = await store.sumPlays(tx, sumValid, numero.id, ids);
    const plays = Map.groupBy(played, ({ accountId }) => accountId);
    const shared = due
      .map(({ accountId, above }) => shareRebates({ accountId, above, plays: plays.get(accountId) ?? [] }))
      .filter(({ own, shares }) => own > 0n || shares.length > 0);
    const written = await store.insertRebates(tx, numero.id, shared);
    const fresh = shared.filter(({ accountId }) => written.has(accountId));
    const shares = fresh.flatMap((one) => one.shares);
    if (shares.length > 0) await store.insertShares(tx, numero.id, shares);
    const own = fresh.filter((one) => one.own > 0n);
    await lockWallets(
      tx,
      own.map(({ accountId }) => accountId),
    );
    await postBatch(
      tx,
      own.map(({ accountId, own: amount }) => ({
        accountId,
        entries: [{ ...toEntry(numero, 'rebate', amount), kind: 'LOTT_REBATE_SELF' }],
      })),
    );
  });
};

const payTeams = (db: Database, numero: Numero, accountIds: readonly bigint[]): Promise<void> =>
  transaction(db, async (tx) => {
    const paid = await store.insertTeamRebates(tx, numero.id, accountIds);
    await lockWallets(tx, [...paid.keys()]);
    await postBatch(
      tx,
      [...paid].map(([accountId, amount]) => ({
        accountId,
        entries: [{ ...toEntry(numero, 'team', amount), kind: 'LOTT_REBATE_TEAM' }],
      })),
    );
  });

const toEntry = (numero: Numero, part: 'rebate' | 'team', amount: Money) => ({
  amount,
  key: postingKey(SOURCE, `${part}/${numero.id}`),
  source: SOURCE,
  reference: roundOf(numero),
});
