import { formatAmount, parseAmount } from '@hintha/money';
import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { withdrawAllowances } from '../caps/day-win-store.ts';
import { PlainCaps, readPlainCaps, toPlainCaps } from '../caps/plain-caps.ts';
import { lockIntegration, updateIntegration } from '../integration-store.ts';
import { dialectOf } from '../open-vendor.ts';
import type { Integration } from '../types.ts';
import { checkComplete, checkSettings } from './rules.ts';
import type { IntegrationSettings } from './types.ts';

/** Whoever may connect a vendor, and whoever else looks at it before money goes that way. */
export const MAKERS = ['trading', 'administrator'] as const;
export const CHECKERS = ['security', 'administrator'] as const;

/** The integration as it is until the transaction ends; it must exist. */
export const getLocked = async (tx: Transaction, code: string): Promise<Integration> => {
  const integration = await lockIntegration(tx, code);
  if (integration === undefined) throw new BusinessError('not_found');
  return integration;
};

const Settings = z.strictObject({
  name: z.string(),
  vendorUrl: z.string().nullable(),
  casinoId: z.string(),
  vendorKey: z.string().nullable(),
  maxBet: z.string().nullable(),
  caps: PlainCaps,
});
type PlainSettings = z.infer<typeof Settings>;

const toPlain = ({
  name,
  vendorUrl,
  casinoId,
  vendorKey,
  maxBet,
  ...caps
}: IntegrationSettings): PlainSettings => ({
  name,
  vendorUrl,
  casinoId,
  vendorKey,
  maxBet: maxBet === null ? null : formatAmount(maxBet),
  caps: toPlainCaps(caps),
});

const fromPlain = ({ maxBet, caps, ...settings }: PlainSettings): IntegrationSettings => {
  const amount = maxBet === null ? null : parseAmount(maxBet);
  const read = readPlainCaps(caps);
  if (amount === 'not_an_amount' || read === undefined) throw new BusinessError('proposal_changed');
  return { ...settings, ...read, maxBet: amount };
};

/** Changes an integration that is on; what it was when that was proposed, it must still be. */
export const changeAction = defineApprovalAction({
  name: 'integration.change',
  payload: z.strictObject({ code: z.string(), before: Settings, after: Settings }),
  makers: MAKERS,
  checkers: CHECKERS,
  subjectOf: ({ code }) => `integration:${code}`,
  execute: async (_ctx, tx, { payload: { code, before, after } }) => {
    const integration = await getLocked(tx, code);
    if (JSON.stringify(toPlain(integration)) !== JSON.stringify(toPlain(fromPlain(before))))
      throw new BusinessError('proposal_changed');
    await apply(tx, integration, fromPlain(after));
  },
});

const apply = async (
  tx: Transaction,
  integration: Integration,
  settings: IntegrationSettings,
): Promise<void> => {
  await updateIntegration(tx, { ...integration, ...settings });
  await withdrawAllowances(tx, integration.code);
};

export interface ChangeOrder {
  readonly code: string;
  readonly settings: IntegrationSettings;
  readonly reason: string;
  readonly requestId: string;
}

/** Changes an integration at once while it is off, and proposes the change while it is on. */
export const changeIntegration = (
  ctx: AppContext,
  caller: StaffCaller,
  { code, settings, reason, requestId }: ChangeOrder,
): Promise<Proposed | null> =>
  transaction(ctx.db, async (tx) => {
    const integration = await getLocked(tx, code);
    checkSettings(ctx, dialectOf(integration), settings);
    const payload = { code, before: toPlain(integration), after: toPlain(settings) };
    if (integration.active) {
      checkComplete(ctx, dialectOf(integration), settings);
      return propose(ctx, tx, { action: changeAction, payload, reason, requestId, maker: caller });
    }
    await apply(tx, integration, settings);
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: changeAction.name,
      subject: `integration:${code}`,
      reason,
      details: payload,
    });
    return null;
  });
