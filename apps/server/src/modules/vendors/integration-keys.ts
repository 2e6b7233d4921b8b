import type { RandomSource } from '@hintha/platform';
import type { Config } from '../../config.ts';
import { seal, unseal } from '../identity/index.ts';
import type { Integration } from './types.ts';

export interface Sealing {
  readonly random: RandomSource;
  readonly config: Pick<Config, 'factorKey'>;
}

/** The operator's key with words before it, so that what is sealed for an integration opens nowhere else. */
const keyOf = (ctx: Pick<Sealing, 'config'>, code: string): string =>
  `integration ${code} ${ctx.config.factorKey}`;

// The code of the integration stands in the key, so that no number is needed to tell one from another.
const NOBODY = 0n;

/** Seals what our side of an integration signs with: the shared secret, or the private key in PEM. */
export const sealKey = (ctx: Sealing, code: string, key: string): Buffer =>
  seal({ random: ctx.random, factorKey: keyOf(ctx, code) }, NOBODY, Buffer.from(key));

export const openKey = (
  ctx: Pick<Sealing, 'config'>,
  { code, sealedKey }: Pick<Integration, 'code' | 'sealedKey'>,
): string => unseal(keyOf(ctx, code), NOBODY, sealedKey).toString();

export interface CallingIntegration extends Integration {
  /** What the vendor may sign with now, where both sides share a secret: the one in force, then the one of before. */
  readonly secretsAt: (now: Date) => readonly string[];
}

/** Opens the keys once for many calls: to open one costs more than all else that a call asks of the processor. */
export const openCalling = (ctx: Sealing, integration: Integration): CallingIntegration => {
  const { code, earlierKey, earlierUntil } = integration;
  const current = openKey(ctx, integration);
  const earlier = earlierKey === null ? null : openKey(ctx, { code, sealedKey: earlierKey });
  return {
    ...integration,
    secretsAt: (now) =>
      earlier === null || earlierUntil === null || now >= earlierUntil ? [current] : [current, earlier],
  };
};
