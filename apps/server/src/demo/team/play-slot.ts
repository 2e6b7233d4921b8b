import { money } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { type BetOrder, placeNewBets, settleBets } from '../../modules/bets/index.ts';
import { findReceipt, type PlainEntry, postBatch, postingKey } from '../../modules/wallet/index.ts';
import type { Past } from './past.ts';
import type { PlannedBet, Slot } from './plan-play.ts';

const SOURCE = 'demo';
const MINUTE_MS = 60_000;
/** Results come together, every half a minute, some time after a bet: what is settled at one instant is one statement. */
const [DECIDED_MS, RESULTS_EVERY_MS] = [20_000, 30_000];

interface Playing {
  readonly name: string;
  readonly at: Date;
  readonly ids: ReadonlyMap<string, bigint>;
}

type PlacedIds = ReadonlyMap<bigint, readonly string[]>;

const idOf = ({ ids }: Playing, member: string): bigint => {
  const id = ids.get(member);
  assert(id !== undefined, `${member} plays before it joined`);
  return id;
};

interface Movement {
  readonly accountId: bigint;
  readonly entries: readonly [PlainEntry];
}

/** Money that members pay in or take out at a time: one movement each. */
const toCalls = (
  playing: Playing,
  kind: 'DEPOSIT' | 'WITHDRAW',
  amounts: readonly { readonly member: string; readonly amount: bigint }[],
): Movement[] => {
  const reference = `${kind.toLowerCase()}/${playing.name}`;
  const entry = { kind, key: postingKey(SOURCE, reference), source: SOURCE, reference };
  return amounts
    .filter(({ amount }) => amount > 0n)
    .map(({ member, amount }) => ({
      accountId: idOf(playing, member),
      entries: [{ ...entry, amount: money(amount) }],
    }));
};

/** Whether the movements were posted before, all of them as one is. */
const isPosted = async (tx: Transaction, [first]: readonly Movement[]): Promise<boolean> =>
  first !== undefined && (await findReceipt(tx, first.accountId, first.entries[0])) !== undefined;

/** When the result of a bet comes. */
const decidedAt = ({ at }: Playing, { afterMs }: PlannedBet): Date => {
  const earliest = at.getTime() + afterMs + DECIDED_MS;
  return new Date(Math.ceil(earliest / RESULTS_EVERY_MS) * RESULTS_EVERY_MS);
};

const toOrder = (
  playing: Playing,
  member: string,
  { source, game, category, stake, afterMs }: PlannedBet,
  number: number,
): BetOrder => ({
  accountId: idOf(playing, member),
  source,
  reference: `${playing.name}/${number}`,
  category,
  game,
  round: `${game}/${playing.name}/${number}`,
  stake: money(stake),
  potentialPayout: null,
  selections: [],
  at: new Date(playing.at.getTime() + afterMs),
});

/** Takes the bets of everybody who plays at a time; answers the ids of those that were not there, by member. */
const place = async (tx: Transaction, playing: Playing, { sessions }: Slot): Promise<PlacedIds> => {
  const orders = sessions.map(({ member, bets }) =>
    bets.map((bet, number) => toOrder(playing, member, bet, number)),
  );
  const ids = await placeNewBets(tx, orders);
  assert(ids.size === 0 || ids.size === sessions.length, `not all of ${playing.name} could bet`);
  return ids;
};

const settle = async (
  tx: Transaction,
  playing: Playing,
  { sessions }: Slot,
  placed: PlacedIds,
): Promise<void> => {
  const orders = sessions.flatMap(({ member, bets }) =>
    (placed.get(idOf(playing, member)) ?? []).flatMap((betId, number) => {
      const bet = bets[number];
      if (bet === undefined) return [];
      const order = { betId, reference: 'result', outcome: 'decided' } as const;
      return [{ ...order, payout: money(bet.payout), at: decidedAt(playing, bet) }];
    }),
  );
  await settleBets(tx, orders);
};

/** Money in, bets, results and money out of everybody who plays at a time, all or none; a second time nothing is moved. */
export const playSlot = async ({ ctx, goTo }: Past, playing: Playing, slot: Slot): Promise<void> => {
  const { sessions } = slot;
  if (sessions.length === 0) return;
  const paidIn = sessions.map(({ member, deposit: amount }) => ({ member, amount }));
  const takenOut = sessions.map(({ member, withdrawal: amount }) => ({ member, amount }));
  await transaction(ctx.db, async (tx) => {
    const deposits = toCalls(playing, 'DEPOSIT', paidIn);
    if (await isPosted(tx, deposits)) return;
    await postBatch(tx, deposits);
    const placed = await place(tx, playing, slot);
    if (placed.size === 0) return;
    await goTo(new Date(playing.at.getTime() + 3 * MINUTE_MS));
    await settle(tx, playing, slot, placed);
    await postBatch(tx, toCalls(playing, 'WITHDRAW', takenOut));
  });
};
