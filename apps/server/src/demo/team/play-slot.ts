import { money } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { type BetOrder, placeBets, settleBets } from '../../modules/bets/index.ts';
import { type EntryKind, isReceipt, post, postingKey } from '../../modules/wallet/index.ts';
import type { Past } from './past.ts';
import type { PlannedBet, Session, Slot } from './plan-play.ts';

const SOURCE = 'demo';
const MINUTE_MS = 60_000;
const DECIDED_MS = 40_000;

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

const move = async (
  tx: Transaction,
  accountId: bigint,
  { kind, amount, id }: { kind: EntryKind; amount: bigint; id: string },
): Promise<void> => {
  if (amount === 0n) return;
  const order = { kind, amount: money(amount), key: postingKey(SOURCE, id), source: SOURCE, reference: id };
  const result = await post(tx, accountId, order);
  assert(isReceipt(result), `${id} was not posted: ${result.outcome}`);
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
  const ids = new Map<bigint, string[]>();
  for (const { member, bets } of sessions) {
    const orders = bets.map((bet, number) => toOrder(playing, member, bet, number));
    const placed = await placeBets(tx, orders);
    assert(placed.outcome === 'accepted', `${member} could not bet at ${playing.name}`);
    const news = placed.bets.filter(({ outcome }) => outcome === 'placed');
    if (news.length > 0)
      ids.set(
        idOf(playing, member),
        news.map(({ id }) => id),
      );
  }
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
      const at = new Date(playing.at.getTime() + bet.afterMs + DECIDED_MS);
      return [{ betId, reference: 'result', payout: money(bet.payout), outcome: 'decided', at } as const];
    }),
  );
  await settleBets(tx, orders);
};

/** Money in, bets, results and money out of everybody who plays at a time, all or none; a second time nothing is moved. */
export const playSlot = async ({ ctx, goTo }: Past, playing: Playing, slot: Slot): Promise<void> => {
  const { sessions } = slot;
  if (sessions.length === 0) return;
  const moveAll = async (tx: Transaction, kind: EntryKind, amountOf: (session: Session) => bigint) => {
    for (const session of sessions) {
      const id = `${kind.toLowerCase()}/${playing.name}`;
      await move(tx, idOf(playing, session.member), { kind, amount: amountOf(session), id });
    }
  };
  await transaction(ctx.db, async (tx) => {
    await moveAll(tx, 'DEPOSIT', ({ deposit }) => deposit);
    const placed = await place(tx, playing, slot);
    await goTo(new Date(playing.at.getTime() + 3 * MINUTE_MS));
    await settle(tx, playing, slot, placed);
    await moveAll(tx, 'WITHDRAW', ({ withdrawal }) => withdrawal);
  });
};
