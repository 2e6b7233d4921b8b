import { transaction } from '@hintha/platform';
import type { softswiss } from '@hintha/vendor-protocol';
import type { House } from '../../../house.ts';
import type { RefusedRound } from '../../bets/index.ts';
import { findConnection, listConnections } from '../connection-store.ts';
import { isKeeper, type Keeper, vendorClient } from '../transfers/vendor-client.ts';
import { findPosition, lockPosition, movePosition, noteEnd, noteRefusedPage } from './feed-store.ts';
import { CALL_PATIENCE_MS, goesOn, MOST_PAGES } from './rules.ts';
import { takeRounds } from './take-rounds.ts';

/** Reads on what vendors tell of the wallets they keep: one vendor, or all that are let in. */
export const readFeeds = async (house: House, code: string | null): Promise<void> => {
  const connections =
    code === null ? await listConnections(house.db) : [await findConnection(house.db, code)];
  // A vendor that is slow keeps no other waiting.
  await Promise.all(connections.filter(isKeeper).map((keeper) => readFeed(house, keeper)));
};

const readFeed = async (house: House, keeper: Keeper): Promise<void> => {
  const { db, log } = house;
  const { code: connection } = keeper;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const after = Number(await findPosition(db, connection));
    const askedAt = house.clock.now();
    const answer = await vendorClient(keeper, CALL_PATIENCE_MS).feed({ casino_id: keeper.casinoId, after });
    if (answer.kind !== 'ok') {
      log.warn({ connection, answer: answer.kind }, 'a vendor did not tell its rounds');
      return;
    }
    const { rounds } = answer.reply;
    if (rounds.length === 0) return noteEnd(db, connection, askedAt);
    if (!goesOn(rounds, after)) {
      log.error({ connection, after }, 'a vendor told rounds that do not go on from where it was asked');
      return noteRefusedPage(db, connection);
    }
    const refused = await takePage(house, keeper, { after, rounds });
    for (const { position, roundId, why } of refused)
      log.error({ connection, position: String(position), roundId, why }, 'a round that was told is refused');
  }
};

interface Page {
  readonly after: number;
  readonly rounds: readonly softswiss.PlayedRound[];
}

/** Takes a page over and moves on behind it, in one transaction; a page that another reader took is dropped. */
const takePage = async (
  { db }: House,
  keeper: Keeper,
  { after, rounds }: Page,
): Promise<readonly RefusedRound[]> =>
  transaction(db, async (tx) => {
    if ((await lockPosition(tx, keeper.code)) !== BigInt(after)) return [];
    const refused = await takeRounds(tx, keeper, rounds);
    const position = BigInt(rounds.at(-1)?.position ?? after);
    await movePosition(tx, keeper.code, { position, refused: refused.length });
    return refused;
  });
