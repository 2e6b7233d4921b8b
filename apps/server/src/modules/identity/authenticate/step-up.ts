import type { identity } from '@hintha/contract';
import { randomToken, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { isFlagOn, readSettings } from '../../settings/index.ts';
import { maskMail, maskMobile } from '../contacts/mask.ts';
import { memberSource } from '../contributions.ts';
import { hasKnownNetwork } from '../devices/known-network-store.ts';
import { networkKey } from '../devices/recognise-network.ts';
import { findCredentials } from '../factors/credential-store.ts';
import { recipientOf, secondFactors } from '../factors/prove-owner.ts';
import { hashToken } from '../sessions/guard-calls.ts';
import { attemptSettings } from '../settings.ts';
import type { Authenticated, FirstFactor, AccountCredentials, Origin } from '../types.ts';
import { countPayeeTries, insertChallenge } from './challenge-store.ts';

/**
 * Refuses a login that needs a second factor, with the challenge that asks for it: from a network that the account
 * does not know, when the account has an authenticator, or when it has any other factor and the flag is on.
 */
export const stepUp = async (
  ctx: AppContext,
  authenticated: Authenticated,
  { ip }: Pick<Origin, 'ip'>,
): Promise<void> => {
  const { accountId, firstFactor } = authenticated;
  // An account that was created just now knows no network yet.
  if (firstFactor === 'registration') return;
  if (await hasKnownNetwork(ctx.db, accountId, networkKey(ip))) return;
  const keys = await findCredentials(ctx.db, accountId);
  if (keys === undefined) return;
  if (!keys.hasAuthenticator && !(await isFlagOn(ctx.db, 'NEWIPVERIF3'))) return;
  const had = await methodsOf(ctx, keys, firstFactor);
  if (had.length === 0) return;
  const methods = await unspent(ctx, keys.accountId, had);
  if (methods.length === 0) throw new BusinessError('too_many_requests');
  throw new BusinessError('verification_needed', await openChallenge(ctx, { authenticated, keys, methods }));
};

const methodsOf = async (
  ctx: AppContext,
  keys: AccountCredentials,
  firstFactor: FirstFactor,
): Promise<identity.SecondFactor[]> => {
  if (keys.hasAuthenticator) return ['authenticator'];
  const methods: identity.SecondFactor[] = secondFactors(keys).filter((method) => method !== firstFactor);
  const named =
    comparable(await ctx.contributions.one(memberSource).findPayeeName(ctx.db, keys.accountId)) !== '';
  return named ? [...methods, 'payeeName'] : methods;
};

/** A payee name that was guessed at too often is no way for a while. */
const unspent = async (
  ctx: AppContext,
  accountId: bigint,
  methods: readonly identity.SecondFactor[],
): Promise<identity.SecondFactor[]> => {
  const { payeeNameAttempts, payeeNameHours } = await readSettings(ctx.db, attemptSettings);
  const since = new Date(ctx.clock.now().getTime() - payeeNameHours * 60 * MINUTE_MS);
  const tries = methods.includes('payeeName') ? await countPayeeTries(ctx.db, accountId, since) : 0;
  return methods.filter((method) => method !== 'payeeName' || tries < payeeNameAttempts);
};

const openChallenge = async (
  ctx: AppContext,
  {
    authenticated,
    keys,
    methods,
  }: { authenticated: Authenticated; keys: AccountCredentials; methods: identity.SecondFactor[] },
): Promise<identity.ChallengeView> => {
  const challengeId = randomToken(ctx.random, CHALLENGE_BITS);
  const at = ctx.clock.now();
  const { challengeMinutes } = await readSettings(ctx.db, attemptSettings);
  const expiresAt = new Date(at.getTime() + challengeMinutes * MINUTE_MS);
  await insertChallenge(ctx.db, { ...authenticated, idHash: hashToken(challengeId), methods, at, expiresAt });
  return {
    challengeId,
    methods: methods.map((method) => ({ method, hint: hintOf(keys, method) })),
    vipLevel: await ctx.contributions.one(memberSource).findLevelLabel(ctx.db, authenticated.accountId),
  };
};

const hintOf = (keys: AccountCredentials, method: identity.SecondFactor): string => {
  const way = recipientOf(keys, method);
  if (way === undefined) return '';
  return way.channel === 'sms' ? maskMobile(way.recipient) : maskMail(way.recipient);
};

const MINUTE_MS = 60_000;

const CHALLENGE_BITS = 192;

/** Names are compared without regard to case, to blanks around them and to how their letters are composed. */
export const comparable = (name: string): string => name.trim().normalize('NFKC').toLowerCase();
