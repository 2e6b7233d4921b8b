import { createHmac, createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { BusinessError, randomToken } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { openKey, sealKey } from '../integration-keys.ts';
import { dialectOf } from '../open-vendor.ts';
import type { Integration } from '../types.ts';
import type { OwnKey } from './types.ts';

export interface MadeKey {
  readonly key: OwnKey;
  /** A secret that was generated, to be generated once; null when it was given, or when nobody needs to know it. */
  readonly generated: string | null;
}

const SECRET_BITS = 256;
const RSA_BITS = 3_072;

const generateKeys = promisify(generateKeyPair);

/** Makes a key as the dialect needs one; a shared secret may be the vendor's. */
export const makeKey = async (
  ctx: AppContext,
  integration: Pick<Integration, 'code' | 'dialect'>,
  given: string | undefined,
): Promise<MadeKey> => {
  if (sharesSecret(integration)) {
    const secret = given ?? randomToken(ctx.random, SECRET_BITS);
    const sealedKey = sealKey(ctx, integration.code, secret);
    return { key: { sealedKey }, generated: given === undefined ? secret : null };
  }
  // A private key is never handed over, so there is none to be given.
  if (given !== undefined) throw new BusinessError('bad_request');
  const { privateKey } = await generateKeys('rsa', { modulusLength: RSA_BITS });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { key: { sealedKey: sealKey(ctx, integration.code, pem) }, generated: null };
};

/** The public half of our key in PEM; null where both sides share a secret. */
export const publicKeyOf = (ctx: AppContext, integration: Keyed): string | null =>
  sharesSecret(integration)
    ? null
    : createPublicKey(openKey(ctx, integration)).export({ type: 'spki', format: 'pem' }).toString();

/** Whether both sides sign with the same. */
export const sharesSecret = (integration: Pick<Integration, 'code' | 'dialect'>): boolean =>
  dialectOf(integration).setup.signing === 'shared_secret';

type Keyed = Pick<Integration, 'code' | 'dialect' | 'sealedKey'>;

const FINGERPRINT_SIGNS = 16;

/** Tells keys apart. Made with the operator's own key, so that nobody can try out secrets on it. */
export const fingerprintOf = (ctx: AppContext, integration: Keyed): string =>
  createHmac('sha256', `fingerprint ${ctx.config.factorKey}`)
    .update(publicKeyOf(ctx, integration) ?? openKey(ctx, integration))
    .digest('hex')
    .slice(0, FINGERPRINT_SIGNS);
