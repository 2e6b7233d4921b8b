import { formatAmount } from '@hintha/money';
import { randomToken, type StaffCaller, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { type WeighedRule, weighRule, type RuleCost } from '../wallet/index.ts';
import { type ApprovalAction, propose } from './propose.ts';
import type { Proposed } from './types.ts';

const REQUEST_BITS = 128;

export interface CostlyRule<Payload> {
  /** What it can cost; null for a rule that is switched off. */
  readonly cost: RuleCost | null;
  readonly action: ApprovalAction<Payload>;
  readonly payload: Payload;
  readonly reason: string;
  readonly requestId: string | undefined;
  readonly maker: StaffCaller;
}

/** Proposes a rule that can cost more than one person may let it; null where its maker may do it alone. */
export const gateRule = async <Payload>(
  ctx: AppContext,
  tx: Transaction,
  { cost, requestId = randomToken(ctx.random, REQUEST_BITS), ...proposal }: CostlyRule<Payload>,
): Promise<Proposed | null> => {
  if (cost === null || !(await weighRule(tx, cost)).needsApproval) return null;
  return propose(ctx, tx, { ...proposal, requestId });
};

/** What the ledger is told of who let a grant be larger than one person may. */
export const approvalName = (id: bigint): string => `approval:${id}`;

export const toCostView = (weighed: WeighedRule) => ({
  each: formatAmount(weighed.each),
  perDay: formatAmount(weighed.perDay),
  mostEach: formatAmount(weighed.mostEach),
  mostPerRule: formatAmount(weighed.mostPerRule),
  leftToday: formatAmount(weighed.leftToday),
  needsApproval: weighed.needsApproval,
});
