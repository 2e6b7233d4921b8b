import { generateURI, ScureBase32Plugin, verifySync } from 'otplib';

const ISSUER = 'Hintha';
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const CODE = /^\d{6}$/;

/** A secret as authenticators take it in: base32 without padding. */
export const writeSecret = (secret: Uint8Array): string => new ScureBase32Plugin().encode(secret);

/** What an authenticator reads from a picture. */
export const authenticatorUri = (name: string, secret: Uint8Array): string =>
  generateURI({
    issuer: ISSUER,
    label: name,
    secret: writeSecret(secret),
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });

/** The time step that a code belongs to, when it is of this step, the one before or the one after. */
export const stepOf = (secret: Uint8Array, code: string, now: Date): bigint | undefined => {
  if (!CODE.test(code)) return undefined;
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: PERIOD_SECONDS,
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });
  return result.valid && 'timeStep' in result ? BigInt(result.timeStep) : undefined;
};
