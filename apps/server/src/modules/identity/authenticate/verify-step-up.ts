import type { identity } from '@hintha/contract';
import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { memberSource } from '../contributions.ts';
import { checkAuthenticator } from '../factors/check-authenticator.ts';
import { findCredentials } from '../factors/credential-store.ts';
import { recipientOf } from '../factors/prove-owner.ts';
import { checkCode } from '../one-time-codes/check-code.ts';
import { sendCode } from '../one-time-codes/send-code.ts';
import { createSession } from '../sessions/create-session.ts';
import { hashToken } from '../sessions/guard-calls.ts';
import { recordFailedLogin } from '../sessions/record-login.ts';
import type { LoginOrigin, VerifiedFactor, CreatedSession } from '../types.ts';
import {
  type Challenge,
  countPayeeTries,
  findChallenge,
  isLocked,
  passChallenge,
  takeTry,
} from './challenge-store.ts';
import { readSettings } from '../../settings/index.ts';
import { attemptSettings } from '../settings.ts';
import { comparable } from './step-up.ts';

export interface StepUpAnswer {
  readonly challengeId: string;
  readonly method: identity.SecondFactor;
  readonly code: string;
}

/** Finishes a login that waited for a second factor; the session is the one that it would have had without. */
export const verifyStepUp = async (
  ctx: AppContext,
  answer: StepUpAnswer,
  origin: LoginOrigin,
): Promise<CreatedSession> => {
  if (answer.code.trim() === '') throw new BusinessError('code_missing');
  const challenge = await takeChallenge(ctx, answer);
  const factor = await checkAnswer(ctx, challenge, { ...answer, device: origin.device }).catch(
    async (thrown: unknown) => {
      if (thrown instanceof BusinessError) await recordFailedLogin(ctx, challenge.accountId, origin);
      throw thrown;
    },
  );
  const created = await createSession(ctx, challenge, origin, async (tx) => {
    if (!(await passChallenge(tx, challenge.idHash, ctx.clock.now())))
      throw new BusinessError('challenge_over');
    await factor.spend(tx);
  });
  if (created !== undefined) return created;
  throw new BusinessError(
    (await isLocked(ctx.db, challenge.accountId)) ? 'account_locked' : 'challenge_over',
  );
};

/** The login that waits under the id, with this try counted. */
const takeChallenge = async (ctx: AppContext, { challengeId, method }: StepUpAnswer): Promise<Challenge> => {
  const { challengeAttempts: mostTries } = await readSettings(ctx.db, attemptSettings);
  const waiting = { idHash: hashToken(challengeId), now: ctx.clock.now(), mostTries };
  const challenge = await findChallenge(ctx.db, waiting);
  if (challenge === undefined) throw new BusinessError('challenge_over');
  if (!challenge.methods.includes(method)) throw new BusinessError('not_enabled');
  if (!(await takeTry(ctx.db, method, waiting))) throw new BusinessError('challenge_over');
  return challenge;
};

const checkAnswer = async (
  ctx: AppContext,
  { accountId }: Challenge,
  answer: StepUpAnswer & { device: string },
): Promise<VerifiedFactor> => {
  const { method, code, challengeId, device } = answer;
  if (method === 'authenticator') return checkAuthenticator(ctx, accountId, code);
  const keys = await findCredentials(ctx.db, accountId);
  // An authenticator that was set up meanwhile shuts the weaker ways of this challenge too.
  if (keys === undefined || keys.hasAuthenticator) throw new BusinessError('not_enabled');
  if (method === 'payeeName') return checkPayeeName(ctx, accountId, code);
  const way = recipientOf(keys, method);
  if (way === undefined) throw new BusinessError('not_enabled');
  return checkCode(ctx, {
    purpose: 'challenge',
    recipient: way.recipient,
    code,
    device,
    bound: challengeId,
  });
};

const HOUR_MS = 60 * 60_000;

const checkPayeeName = async (ctx: AppContext, accountId: bigint, name: string): Promise<VerifiedFactor> => {
  const { payeeNameAttempts, payeeNameHours } = await readSettings(ctx.db, attemptSettings);
  const since = new Date(ctx.clock.now().getTime() - payeeNameHours * HOUR_MS);
  // This try is counted already.
  if ((await countPayeeTries(ctx.db, accountId, since)) > payeeNameAttempts)
    throw new BusinessError('not_enabled');
  const known = comparable(await ctx.contributions.one(memberSource).findPayeeName(ctx.db, accountId));
  if (known === '' || known !== comparable(name)) throw new BusinessError('code_wrong');
  return { spend: async () => undefined };
};

export interface ChallengeCodeOrder {
  readonly challengeId: string;
  readonly method: 'sms' | 'email';
  readonly ip: string;
  readonly device: string;
  readonly language: string;
}

/** Sends the code that a waiting login asks for; it is good for that login alone. */
export const sendStepUpCode = async (ctx: AppContext, asked: ChallengeCodeOrder): Promise<number> => {
  const { challengeId, method, ip, device, language } = asked;
  const idHash = hashToken(challengeId);
  const { challengeAttempts: mostTries } = await readSettings(ctx.db, attemptSettings);
  const challenge = await findChallenge(ctx.db, { idHash, now: ctx.clock.now(), mostTries });
  if (challenge === undefined) throw new BusinessError('challenge_over');
  const keys = await findCredentials(ctx.db, challenge.accountId);
  const way = keys && challenge.methods.includes(method) ? recipientOf(keys, method) : undefined;
  if (way === undefined) throw new BusinessError('not_enabled');
  return sendCode(ctx, { purpose: 'challenge', ...way, language, ip, device, bound: challengeId });
};
