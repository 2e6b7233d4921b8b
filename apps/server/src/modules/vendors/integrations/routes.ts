import { CONSOLE_ROUTES } from '@hintha/contract';
import { parseAmount } from '@hintha/money';
import { BusinessError, type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Proposed, toProposedView } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import { requestSync } from '../sync-games.ts';
import { changeIntegration } from './change-integration.ts';
import { createIntegration } from './create-integration.ts';
import { listDialects, listIntegrations, listSuspended } from './read-integrations.ts';
import { type PlainCaps, readPlainCaps } from '../caps/plain-caps.ts';
import { resumeIntegration } from '../caps/resume-integration.ts';
import type { Caps } from '../types.ts';
import { rotateKey } from './rotate-key.ts';
import { switchIntegration } from './switch-integration.ts';
import { testIntegration } from './test-integration.ts';
import type { IntegrationSettings } from './types.ts';
import { toIntegrationView, toTestView } from './views.ts';

interface GivenSettings {
  readonly name: string;
  readonly vendorUrl: string;
  readonly operatorId: string;
  readonly vendorKey: string | null;
  readonly maxBet: string | null;
}

const toSettings = ({
  operatorId,
  maxBet,
  ...given
}: GivenSettings): Omit<IntegrationSettings, keyof Caps> => {
  const amount = maxBet === null ? null : parseAmount(maxBet);
  if (amount === 'not_an_amount') throw new BusinessError('bad_request');
  const { name, vendorUrl, vendorKey } = given;
  return { name, vendorUrl, vendorKey, casinoId: operatorId, maxBet: amount };
};

const toCaps = (given: PlainCaps): Caps => {
  const caps = readPlainCaps(given);
  if (caps === undefined) throw new BusinessError('bad_request');
  return caps;
};

const proposedOf = (proposed: Proposed | null) => ({ proposed: proposed && toProposedView(proposed) });

/** Staff connects vendors. */
export const integrationRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listIntegrations, async () => ({
    integrations: (await listIntegrations(ctx)).map(toIntegrationView),
    dialects: listDialects(),
  })),
  serveStaff(CONSOLE_ROUTES.createIntegration, async ({ caller, body }) => {
    const { code, dialect, secret, ownWallet, reason } = body;
    const caps = body.caps && toCaps(body.caps);
    const order = { code, dialect, secret, ownWallet, reason, caps, settings: toSettings(body) };
    return { secret: await createIntegration(ctx, { ...order, actor: actorOf(caller) }) };
  }),
  serveStaff(CONSOLE_ROUTES.changeIntegration, async ({ caller, params: { code }, body }) => {
    const { reason, requestId } = body;
    const settings = { ...toSettings(body), ...toCaps(body.caps) };
    const order = { code, reason, requestId, settings };
    return proposedOf(await changeIntegration(ctx, caller, order));
  }),
  serveStaff(CONSOLE_ROUTES.rotateIntegrationKey, async ({ caller, params: { code }, body }) => {
    const { secret, reason, requestId } = body;
    const rotated = await rotateKey(ctx, caller, { code, secret, reason, requestId });
    return { secret: rotated.secret, ...proposedOf(rotated.proposed) };
  }),
  serveStaff(CONSOLE_ROUTES.setIntegrationActive, async ({ caller, params: { code }, body }) =>
    proposedOf(await switchIntegration(ctx, caller, { ...body, code })),
  ),
  serveStaff(CONSOLE_ROUTES.resumeIntegration, async ({ caller, params: { code }, body }) =>
    toProposedView(await resumeIntegration(ctx, caller, { ...body, code })),
  ),
  serveStaff(CONSOLE_ROUTES.listSuspended, async () => ({ integrations: await listSuspended(ctx.db) })),
  serveStaff(CONSOLE_ROUTES.testIntegration, async ({ params: { code } }) =>
    toTestView(await testIntegration(ctx, code)),
  ),
  serveStaff(CONSOLE_ROUTES.syncIntegration, async ({ params: { code } }) => {
    await requestSync(ctx, code);
    return {};
  }),
];
