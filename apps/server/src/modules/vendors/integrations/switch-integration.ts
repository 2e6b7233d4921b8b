import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { setConnected } from '../../catalogue/index.ts';
import { updateIntegration } from '../integration-store.ts';
import { dialectOf } from '../open-vendor.ts';
import type { Integration } from '../types.ts';
import { CHECKERS, getLocked, MAKERS } from './change-integration.ts';
import { checkComplete } from './rules.ts';
import { fingerprintOf } from './signing-keys.ts';

const Switched = z.strictObject({
  code: z.string(),
  dialect: z.string(),
  vendorUrl: z.string().nullable(),
  casinoId: z.string(),
  vendorKey: z.string().nullable(),
  keyFingerprint: z.string(),
});

/** All that says whose calls are let in from then on. */
const toPayload = (ctx: AppContext, integration: Integration): z.infer<typeof Switched> => {
  const { code, dialect, vendorUrl, casinoId, vendorKey } = integration;
  return { code, dialect, vendorUrl, casinoId, vendorKey, keyFingerprint: fingerprintOf(ctx, integration) };
};

/** Lets the vendor's calls in, with the address and the keys that were looked at. */
export const activateAction = defineApprovalAction({
  name: 'integration.activate',
  payload: Switched,
  makers: MAKERS,
  checkers: CHECKERS,
  subjectOf: ({ code }) => `integration:${code}`,
  execute: async (ctx, tx, { payload }) => {
    const integration = await getLocked(tx, payload.code);
    const now = toPayload(ctx, integration);
    const isAsProposed = Object.entries(now).every(([name, value]) => Reflect.get(payload, name) === value);
    if (!isAsProposed) throw new BusinessError('proposal_changed');
    await updateIntegration(tx, { ...integration, active: true });
    if (integration.suspendedAt === null) await setConnected(tx, payload.code, true);
  },
});

export interface SwitchOrder {
  readonly code: string;
  readonly active: boolean;
  readonly reason: string;
  readonly requestId: string;
}

/** Switches an integration off at once; on, once a colleague has agreed. */
export const switchIntegration = (
  ctx: AppContext,
  caller: StaffCaller,
  { code, active, reason, requestId }: SwitchOrder,
): Promise<Proposed | null> =>
  transaction(ctx.db, async (tx) => {
    const integration = await getLocked(tx, code);
    if (active) {
      checkComplete(ctx, dialectOf(integration), integration);
      const payload = toPayload(ctx, integration);
      return propose(ctx, tx, { action: activateAction, payload, reason, requestId, maker: caller });
    }
    await updateIntegration(tx, { ...integration, active: false, earlierKey: null, earlierUntil: null });
    await setConnected(tx, code, false);
    const actor = actorOf(caller);
    const subject = `integration:${code}`;
    await recordAudit(tx, { actor, action: 'integration.deactivate', subject, reason, details: {} });
    return null;
  });
