import { createHash } from 'node:crypto';
import { createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { BusinessError } from '../business-error.ts';

export interface VerifiedPhone {
  /** With its country, in digits alone, such as `959777123456`. */
  readonly phone: string;
  /** What names the token: one that is offered again has it again. */
  readonly tokenId: string;
  /** From when on the token is worth nothing. */
  readonly expires: Date;
}

export interface PhoneProvider {
  /** The phone that a token speaks for; null when the token is worth nothing. Refuses when nobody can be asked. */
  verify(idToken: string): Promise<VerifiedPhone | null>;
}

export interface PhoneProviderOptions {
  /** Where the keys are that tokens are signed with, as a JWK set. */
  readonly keysUrl: string;
  readonly issuer: string;
  readonly audience: string;
  readonly clock: Clock;
}

const ALGORITHM = 'RS256';
const TIMEOUT_MS = 5_000;
/** How old the moment may be in which the phone was shown to the provider. */
const FRESH_SECONDS = 300;
const TOLERANCE_SECONDS = 30;

const Claims = z.object({
  phone_number: z.string().regex(/^\+[1-9]\d{5,14}$/),
  auth_time: z.number(),
  exp: z.number(),
});

/** Verified phones by the ID tokens (OpenID Connect, RS256) of a provider; its keys are read over the net and kept. */
export const openPhoneProvider = (options: PhoneProviderOptions): PhoneProvider => {
  const { issuer, audience, clock } = options;
  const findKey = openKeys(options.keysUrl);
  const read = async (idToken: string) => {
    const { payload } = await jwtVerify(idToken, findKey, {
      algorithms: [ALGORITHM],
      issuer,
      audience,
      currentDate: clock.now(),
      clockTolerance: TOLERANCE_SECONDS,
    });
    return Claims.safeParse(payload).data;
  };
  return {
    verify: async (idToken) => {
      if (!namesAlgorithm(idToken)) return null;
      const claims = await read(idToken).catch(nothing);
      if (claims === undefined || !isFresh(claims.auth_time, clock.now())) return null;
      const expires = new Date((claims.exp + TOLERANCE_SECONDS) * 1000);
      return { phone: claims.phone_number.slice(1), tokenId: tokenIdOf(idToken), expires };
    },
  };
};

const openKeys = (keysUrl: string): JWTVerifyGetKey => {
  const find = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: TIMEOUT_MS });
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (error) {
      // The keys were there, and the token names none of them.
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
        throw error;
      throw new BusinessError('code_not_sent');
    }
  };
};

/** A token that does not hold speaks for nobody; only keys that could not be had are told. */
const nothing = (error: unknown): undefined => {
  if (error instanceof BusinessError) throw error;
};

// What is no such token at all is turned away before anyone is asked for a key.
const namesAlgorithm = (idToken: string): boolean => {
  try {
    return decodeProtectedHeader(idToken).alg === ALGORITHM;
  } catch {
    return false;
  }
};

const isFresh = (authTime: number, now: Date): boolean => {
  const age = now.getTime() / 1000 - authTime;
  return age <= FRESH_SECONDS && age >= -TOLERANCE_SECONDS;
};

// The part that is signed: the last sign of a signature has bits that count for nothing.
const tokenIdOf = (idToken: string): string =>
  createHash('sha256')
    .update(idToken.slice(0, idToken.lastIndexOf('.')))
    .digest('base64url');
