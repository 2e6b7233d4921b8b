import { PASSED_CAPS } from '@hintha/contract';
import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { setConnected } from '../../catalogue/index.ts';
import { CHECKERS, getLocked, MAKERS } from '../integrations/change-integration.ts';
import { updateSuspension } from '../integration-store.ts';
import type { Integration } from '../types.ts';
import { PlainCaps, toPlainCaps } from './plain-caps.ts';
import { forgetRefusedWins } from './refused-win-store.ts';

const Resumed = z.strictObject({
  code: z.string(),
  suspendedAt: z.string(),
  suspendedFor: z.enum(PASSED_CAPS),
  finding: z.strictObject({
    account: z.string(),
    round: z.string(),
    amount: z.string(),
    allowed: z.string(),
  }),
  caps: PlainCaps,
});

/** What the integration is suspended for and what it may pay from then on; undefined when it is not suspended. */
const toPayload = (integration: Integration): z.infer<typeof Resumed> | undefined => {
  const { code, suspendedAt, suspendedFor, finding } = integration;
  if (suspendedAt === null || suspendedFor === null || finding === null) return undefined;
  const { account, round, amount, allowed } = finding;
  return {
    code,
    suspendedAt: suspendedAt.toISOString(),
    suspendedFor,
    finding: { account, round, amount, allowed },
    caps: toPlainCaps(integration),
  };
};

/** Lets a suspended integration go on, while what was found of it and its caps are what was looked at. */
export const resumeAction = defineApprovalAction({
  name: 'integration.resume',
  payload: Resumed,
  makers: MAKERS,
  checkers: CHECKERS,
  subjectOf: ({ code }) => `integration:${code}`,
  execute: async (_ctx, tx, { payload }) => {
    const integration = await getLocked(tx, payload.code);
    if (JSON.stringify(toPayload(integration)) !== JSON.stringify(Resumed.parse(payload)))
      throw new BusinessError('proposal_changed');
    await updateSuspension(tx, payload.code, null);
    await forgetRefusedWins(tx, payload.code);
    if (integration.active) await setConnected(tx, payload.code, true);
  },
});

export interface ResumeOrder {
  readonly code: string;
  readonly reason: string;
  readonly requestId: string;
}

/** Proposes to resume an integration; a colleague decides. */
export const resumeIntegration = (
  ctx: AppContext,
  caller: StaffCaller,
  { code, reason, requestId }: ResumeOrder,
): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const payload = toPayload(await getLocked(tx, code));
    if (payload === undefined) throw new BusinessError('no_longer_open');
    return propose(ctx, tx, { action: resumeAction, payload, reason, requestId, maker: caller });
  });
