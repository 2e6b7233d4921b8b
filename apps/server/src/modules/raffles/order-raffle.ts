import { formatAmount, money, type Money, parseAmount, sumMoney } from '@hintha/money';
import { type StaffCaller, transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { approvalName, defineApprovalAction, gateRule, type Proposed } from '../approvals/index.ts';
import { actorOf } from '../audit/index.ts';
import type { RuleCost } from '../wallet/index.ts';
import { createRaffle, type RaffleOrder } from './create-raffle.ts';
import type { Raffle } from './types.ts';

/** What a raffle can cost: all its prizes claimed on one day. */
export const costRaffle = (prizes: readonly Money[]): RuleCost => {
  const largest = prizes.reduce((most, prize) => (prize > most ? prize : most), money(0n));
  return { line: 'raffles', each: largest, perDay: sumMoney(prizes) };
};

const instant = z.int();

/** Makes a raffle whose prizes can cost more than one of the staff may let them. */
export const costlyRaffleAction = defineApprovalAction({
  name: 'raffle.costly',
  payload: z.strictObject({
    nameEn: z.string(),
    nameMy: z.string(),
    startsAt: instant.nullable(),
    endsAt: instant,
    beacon: z.string(),
    prizes: z.array(z.string()),
    cost: z.strictObject({ each: z.string(), perDay: z.string() }),
  }),
  makers: ['content', 'administrator'],
  checkers: ['payments', 'risk', 'administrator'],
  subjectOf: ({ nameEn }) => `raffle:${nameEn}`,
  execute: async (ctx, tx, { id, payload, reason, checker }) => {
    const { cost: _cost, startsAt, endsAt, prizes, ...names } = payload;
    await createRaffle(ctx, tx, {
      ...names,
      startsAt: startsAt === null ? null : new Date(startsAt),
      endsAt: new Date(endsAt),
      prizes: prizes.map(toMoney),
      reason,
      requestId: approvalName(id),
      actor: checker,
      approval: approvalName(id),
    });
  },
});

const toMoney = (text: string): Money => {
  const amount = parseAmount(text);
  assert(amount !== 'not_an_amount', `a prize of ${text} was proposed`);
  return amount;
};

/** Makes a raffle, or proposes it where it can cost more than its maker may let it. */
export const orderRaffle = (
  ctx: AppContext,
  maker: StaffCaller,
  order: Omit<RaffleOrder, 'actor' | 'approval'>,
): Promise<{ raffle: Raffle | null; proposed: Proposed | null }> =>
  transaction(ctx.db, async (tx) => {
    const { startsAt, endsAt, prizes, reason, requestId, ...names } = order;
    const cost = costRaffle(prizes);
    const payload = {
      ...names,
      startsAt: startsAt?.getTime() ?? null,
      endsAt: endsAt.getTime(),
      prizes: prizes.map(formatAmount),
      cost: { each: formatAmount(cost.each), perDay: formatAmount(cost.perDay) },
    };
    const gate = { action: costlyRaffleAction, payload, reason, requestId, maker };
    const proposed = await gateRule(ctx, tx, { ...gate, cost });
    if (proposed !== null) return { raffle: null, proposed };
    return { raffle: await createRaffle(ctx, tx, { ...order, actor: actorOf(maker) }), proposed: null };
  });
