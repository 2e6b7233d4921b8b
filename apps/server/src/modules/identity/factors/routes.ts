import { identity } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { confirmAuthenticator, prepareAuthenticator, removeAuthenticator } from './enrol-authenticator.ts';
import { sendFactorCode } from './prove-owner.ts';

export const factorRoutes = (ctx: AppContext): Served[] => [
  serve(identity.sendFactorCode, async ({ caller, body, ip, language }) => ({
    expiredMinutes: await sendFactorCode(ctx, caller, { ...body, ip, language }),
  })),
  serve(identity.prepareAuthenticator, async ({ caller }) => prepareAuthenticator(ctx, caller)),
  serve(identity.confirmAuthenticator, async ({ caller, body }) => {
    await confirmAuthenticator(ctx, caller, body);
    return {};
  }),
  serve(identity.removeAuthenticator, async ({ caller, body }) => {
    await removeAuthenticator(ctx, caller, body.proof);
    return {};
  }),
];
