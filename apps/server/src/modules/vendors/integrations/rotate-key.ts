import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { readSettings } from '../../settings/index.ts';
import { findIntegration, updateIntegration } from '../integration-store.ts';
import { vendorSettings } from '../settings.ts';
import type { Integration } from '../types.ts';
import { CHECKERS, getLocked, MAKERS } from './change-integration.ts';
import { deleteProposedKeys, insertProposedKey, takeProposedKey } from './proposed-key-store.ts';
import { fingerprintOf, makeKey, sharesSecret } from './signing-keys.ts';

/** As long as a proposal may be let live, and a day more. */
const KEPT_MS = 8 * 24 * 3_600_000;

/** Puts a key in force that was proposed: it is named by its fingerprint, and never stands in a proposal itself. */
export const keyAction = defineApprovalAction({
  name: 'integration.key',
  payload: z.strictObject({ code: z.string(), before: z.string(), after: z.string() }),
  makers: MAKERS,
  checkers: CHECKERS,
  subjectOf: ({ code }) => `integration:${code}`,
  execute: async (ctx, tx, { payload: { code, before, after } }) => {
    const integration = await getLocked(tx, code);
    if (fingerprintOf(ctx, integration) !== before) throw new BusinessError('proposal_changed');
    const key = await takeProposedKey(tx, code, after);
    if (key === undefined) throw new BusinessError('proposal_changed');
    await updateIntegration(tx, { ...integration, ...key, ...(await earlierOf(ctx, tx, integration)) });
  },
});

/** The vendor may sign with the secret of before for a while, so that no call is lost while it changes over. */
const earlierOf = async (
  ctx: AppContext,
  tx: Transaction,
  integration: Integration,
): Promise<Pick<Integration, 'earlierKey' | 'earlierUntil'>> => {
  const { secretOverlapMinutes } = await readSettings(tx, vendorSettings);
  if (!sharesSecret(integration) || secretOverlapMinutes === 0)
    return { earlierKey: null, earlierUntil: null };
  const until = ctx.clock.now().getTime() + secretOverlapMinutes * 60_000;
  return { earlierKey: integration.sealedKey, earlierUntil: new Date(until) };
};

export interface RotationOrder {
  readonly code: string;
  /** A secret that the vendor has given; otherwise a key is generated. */
  readonly secret: string | undefined;
  readonly reason: string;
  readonly requestId: string;
}

export interface Rotated {
  readonly secret: string | null;
  readonly proposed: Proposed | null;
}

/** Gives an integration another key: at once while it is off, and once a colleague has agreed while it is on. */
export const rotateKey = async (
  ctx: AppContext,
  caller: StaffCaller,
  { code, secret, reason, requestId }: RotationOrder,
): Promise<Rotated> => {
  const known = await findIntegration(ctx.db, code);
  if (known === undefined) throw new BusinessError('not_found');
  const { key, generated } = await makeKey(ctx, known, secret);
  return transaction(ctx.db, async (tx) => {
    const integration = await getLocked(tx, code);
    const after = fingerprintOf(ctx, { ...integration, ...key });
    const payload = { code, before: fingerprintOf(ctx, integration), after };
    const now = ctx.clock.now();
    await deleteProposedKeys(tx, new Date(now.getTime() - KEPT_MS));
    if (integration.active) {
      await insertProposedKey(tx, { integration: code, fingerprint: after, proposedAt: now, ...key });
      const proposal = { action: keyAction, payload, reason, requestId, maker: caller };
      return { secret: generated, proposed: await propose(ctx, tx, proposal) };
    }
    await updateIntegration(tx, { ...integration, ...key, earlierKey: null, earlierUntil: null });
    const subject = `integration:${code}`;
    const actor = actorOf(caller);
    await recordAudit(tx, { actor, action: keyAction.name, subject, reason, details: payload });
    return { secret: generated, proposed: null };
  });
};
