import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../app-context.ts';
import { openSubAccount, sendDown } from '../../modules/agents/index.ts';
import { findAccounts, hashPassword, insertPaymentPassword } from '../../modules/identity/index.ts';
import { isReceipt, post, postingKey, readBalance } from '../../modules/wallet/index.ts';
import { DEMO_PAYMENT_PASSWORD } from '../accounts.ts';
import { chanceOf } from './chance.ts';
import { AGENT, type Placed } from './tree.ts';

const SUB_ACCOUNT = 'frontdesk1';

const KYAT = 100n;
/** What agents begin with, so that they can pay those below before anything has come from above. */
const FIRST_FUNDS = 200_000n * KYAT;
const AGENT_FUNDS = 600_000n * KYAT;
const SOURCE = 'demo';

/** The first money of those who have a team: they pay it in. */
export const fundAgents = async (
  { db }: AppContext,
  team: readonly Placed[],
  ids: ReadonlyMap<string, bigint>,
): Promise<void> => {
  for (const { name, type } of team) {
    const id = ids.get(name);
    if (type === 0 || id === undefined) continue;
    const key = postingKey(SOURCE, 'first');
    const amount = money(name === AGENT ? AGENT_FUNDS : FIRST_FUNDS);
    const entry = { kind: 'DEPOSIT', amount, key, source: SOURCE } as const;
    const result = await post(db, id, { ...entry, reference: 'first' });
    assert(isReceipt(result), `${name} has no money to begin with: ${result.outcome}`);
  }
};

/** Gives the agent its payment password and an account that acts for it. */
export const equipAgent = async (ctx: AppContext, agentId: bigint): Promise<void> => {
  const password = await hashPassword(ctx, DEMO_PAYMENT_PASSWORD);
  await transaction(ctx.db, (tx) =>
    insertPaymentPassword(tx, { accountId: agentId, password, at: ctx.clock.now() }),
  );
  if ((await findAccounts(ctx.db, [SUB_ACCOUNT])).has(SUB_ACCOUNT)) return;
  await openSubAccount(ctx, agentId, {
    username: SUB_ACCOUNT,
    permissions: ['view', 'open'],
    remark: 'front desk',
  });
};

const STEP = 5_000n * KYAT;
/** The agent keeps some times what it sends, to pay those below by contract. */
const KEPT = 8n;

/** The agent sends money to one of those below it, as a transfer or as a top-up; once a day. */
export const sendSome = async (
  ctx: AppContext,
  { day, agentId, to }: { day: string; agentId: bigint; to: readonly bigint[] },
): Promise<void> => {
  const chance = chanceOf('sends', day);
  const toId = to[chance.below(to.length)];
  const amount = money(STEP * BigInt(2 + chance.below(7)));
  const balance = await readBalance(ctx.db, agentId);
  if (toId === undefined || balance === undefined || balance.available < amount * KEPT) return;
  const caller = { accountId: agentId, account: AGENT, type: 1, sessionId: 0n } as const;
  await sendDown(ctx, caller, {
    agentId,
    toId,
    amount,
    purpose: chance.happens(0.5) ? 'TOP_UP' : 'TRANSFER',
    paymentPassword: DEMO_PAYMENT_PASSWORD,
    requestId: `demo:${day}`,
  });
};
