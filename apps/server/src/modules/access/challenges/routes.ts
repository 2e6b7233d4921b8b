import { access } from '@hintha/contract';
import { serveVisitor, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { keepCookie } from '../remembered/routes.ts';
import { toSignedInView } from '../views.ts';
import { sendChallengeCode } from './send-challenge-code.ts';
import { verifySignIn } from './verify-sign-in.ts';

export const challengeRoutes = (house: House): Served[] => [
  serveVisitor(access.sendChallengeCode, async ({ body, ip, language }) => ({
    expiredMinutes: await sendChallengeCode(house, { ...body, ip, language }),
  })),
  serveVisitor(access.verifySignIn, async ({ body, ip, userAgent, cookies }) => {
    const signedIn = await verifySignIn(house, body, { ip, userAgent });
    await keepCookie(house, cookies, signedIn);
    return toSignedInView(signedIn);
  }),
];
