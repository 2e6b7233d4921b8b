import { access } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { confirmAuthenticator, prepareAuthenticator, removeAuthenticator } from './enrol-authenticator.ts';
import { sendProofCode } from './prove-owner.ts';

export const factorRoutes = (house: House): Served[] => [
  serve(access.sendProofCode, async ({ caller, body, ip, language }) => ({
    expiredMinutes: await sendProofCode(house, caller, { ...body, ip, language }),
  })),
  serve(access.prepareAuthenticator, async ({ caller }) => prepareAuthenticator(house, caller)),
  serve(access.confirmAuthenticator, async ({ caller, body }) => {
    await confirmAuthenticator(house, caller, body);
    return {};
  }),
  serve(access.removeAuthenticator, async ({ caller, body }) => {
    await removeAuthenticator(house, caller, body.proof);
    return {};
  }),
];
