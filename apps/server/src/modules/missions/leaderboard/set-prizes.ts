import { formatAmount, type Money, parseAmount } from '@hintha/money';
import { type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { approvalName, defineApprovalAction, gateRule, type Proposed } from '../../approvals/index.ts';
import { type Actor, actorOf, recordAudit } from '../../audit/index.ts';
import { costPrizes, toCostPayload } from '../admin/cost-mission.ts';
import type { Prize } from '../types.ts';
import { listPrizes, replacePrizes } from './leaderboard-store.ts';

export interface PrizeOrder {
  readonly actor: Actor;
  readonly reason: string;
  /** The first ranks first, no rank twice. */
  readonly prizes: readonly Prize[];
  /** The approval of two of the staff for what they cost; null where it needed none. */
  readonly approval?: string | null;
}

/** Sets what the ranks bring, from the next week that is fixed on; the audit keeps what they brought before. */
export const setPrizes = async (tx: Transaction, order: PrizeOrder): Promise<void> => {
  const { actor, reason, prizes, approval = null } = order;
  const before = await listPrizes(tx);
  await replacePrizes(tx, prizes, approval);
  const details = { before, prizes };
  await recordAudit(tx, { actor, action: 'mission.prizes', subject: 'prizes', reason, details });
};

const rank = z.int().min(1);

/** Sets prizes that can cost more than one of the staff may let them. */
export const costlyPrizesAction = defineApprovalAction({
  name: 'mission.costly-prizes',
  payload: z.strictObject({
    prizes: z.array(z.strictObject({ fromRank: rank, toRank: rank, amount: z.string() })),
    cost: z.strictObject({ each: z.string(), perDay: z.string() }),
  }),
  makers: ['content', 'administrator'],
  checkers: ['payments', 'risk', 'administrator'],
  subjectOf: () => 'prizes',
  execute: (_ctx, tx, { id, payload, reason, checker }) => {
    const prizes = payload.prizes.map((prize) => ({ ...prize, amount: toMoney(prize.amount) }));
    return setPrizes(tx, { actor: checker, reason, prizes, approval: approvalName(id) });
  },
});

const toMoney = (text: string): Money => {
  const amount = parseAmount(text);
  assert(amount !== 'not_an_amount', `a prize of ${text} was proposed`);
  return amount;
};

export interface PrizeWish {
  readonly prizes: readonly Prize[];
  readonly reason: string;
  readonly requestId?: string | undefined;
}

/** Sets what the ranks bring, or proposes to where they can cost more than their maker may let them; null when set. */
export const orderPrizes = (
  ctx: AppContext,
  maker: StaffCaller,
  { prizes, reason, requestId }: PrizeWish,
): Promise<Proposed | null> =>
  transaction(ctx.db, async (tx) => {
    const cost = costPrizes(prizes);
    const payload = {
      prizes: prizes.map((prize) => ({ ...prize, amount: formatAmount(prize.amount) })),
      cost: toCostPayload(cost),
    };
    const gate = { action: costlyPrizesAction, payload, reason, requestId, maker };
    const proposed = await gateRule(ctx, tx, { ...gate, cost });
    if (proposed === null) await setPrizes(tx, { actor: actorOf(maker), reason, prizes });
    return proposed;
  });
