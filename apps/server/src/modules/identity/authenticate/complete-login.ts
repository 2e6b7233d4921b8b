import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { createSession } from '../sessions/create-session.ts';
import { recordFailedLogin } from '../sessions/record-login.ts';
import type { Authenticated, CreatedSession, FirstFactor, LoginOrigin } from '../types.ts';
import { stepUp } from './step-up.ts';

const CODES = {
  password: 'wrong_credentials',
  sms: 'code_wrong',
  registration: 'account_locked',
} as const satisfies Record<FirstFactor, string>;

/** The one way from an authenticated account to a session: a second factor where one is due, then the session. */
export const completeLogin = async (
  ctx: AppContext,
  authenticated: Authenticated,
  origin: LoginOrigin,
): Promise<CreatedSession> => {
  await stepUp(ctx, authenticated, origin);
  const created = await createSession(ctx, authenticated, origin);
  if (created !== undefined) return created;
  await recordFailedLogin(ctx, authenticated.accountId, origin);
  throw new BusinessError(CODES[authenticated.firstFactor]);
};
