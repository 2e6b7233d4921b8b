import { money, ZERO } from '@hintha/money';
import { remember, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { findAccount, type KnownAccount } from '../../access/index.ts';
import { findGames, type KnownGame } from '../../catalogue/index.ts';
import { openGroupWriter, type GroupCall, type GroupWriter, type Receipt } from '../../wallet/index.ts';
import { KNOWN_FOR_MS } from '../rules.ts';
import { addToRounds, findConnection } from '../store.ts';
import type { Connection, RoundChange } from '../types.ts';

/** Bets and wins of one call on their way into the ledger, with the round they belong to. */
export interface BetwinCall extends GroupCall {
  round: Omit<RoundChange, 'stake' | 'payout' | 'firstSeq' | 'lastSeq'>;
}

/** What answers the vendors' calls: short memories of who is who, and the writer of bets and wins. */
export interface Desk {
  house: House;
  connection(code: string): Promise<Connection | undefined>;
  account(name: string): Promise<KnownAccount | undefined>;
  game(connection: string, gameId: string): Promise<KnownGame | undefined>;
  writer: GroupWriter<BetwinCall>;
}

export const openDesk = (house: House): Desk => {
  const { db, clock } = house;
  const game = remember(clock, KNOWN_FOR_MS, async (key) => {
    const [connection = '', ...rest] = key.split('/');
    const games = await findGames(db, [{ connection, gameId: rest.join('/') }]);
    return games.get(key);
  });
  return {
    house,
    connection: remember(clock, KNOWN_FOR_MS, (code) => findConnection(db, code)),
    account: remember(clock, KNOWN_FOR_MS, (name) => findAccount(db, name)),
    game: (connection, gameId) => game(`${connection}/${gameId}`),
    writer: openGroupWriter<BetwinCall>(db, { companion: writeRounds }),
  };
};

/** Rounds are written in the transaction of their postings, and only with what was newly posted. */
const writeRounds = (
  tx: Transaction,
  accepted: readonly { call: BetwinCall; receipts: readonly Receipt[] }[],
): Promise<void> =>
  addToRounds(
    tx,
    accepted.map(({ call, receipts }) => ({
      ...call.round,
      stake: sumOf('BET', call, receipts),
      payout: sumOf('PAYOUT', call, receipts),
      ...spanOf(receipts),
    })),
  );

// The entries of a call may have come before, alone or in another order.
const spanOf = (receipts: readonly Receipt[]) => {
  const [first = 1n, ...others] = receipts.map(({ seq }) => seq);
  const span = { firstSeq: first, lastSeq: receipts.length > 0 ? first : 0n };
  for (const seq of others) {
    if (seq < span.firstSeq) span.firstSeq = seq;
    if (seq > span.lastSeq) span.lastSeq = seq;
  }
  return span;
};

const sumOf = (kind: 'BET' | 'PAYOUT', call: BetwinCall, receipts: readonly Receipt[]) =>
  call.entries.reduce((sum, entry, index) => {
    const isNew = entry.kind === kind && receipts[index]?.outcome === 'posted';
    return isNew ? money(sum + entry.amount) : sum;
  }, ZERO);
