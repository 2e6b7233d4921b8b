import { type Sealing, sealText, unsealText } from '../identity/index.ts';
import type { Integration } from './types.ts';

const purposeOf = (code: string): string => `integration ${code}`;

/** Seals what our side of an integration signs with: the shared secret, or the private key in PEM. */
export const sealKey = (ctx: Sealing, code: string, key: string): Buffer =>
  sealText(ctx, purposeOf(code), key);

export const openKey = (
  ctx: Pick<Sealing, 'config'>,
  { code, sealedKey }: Pick<Integration, 'code' | 'sealedKey'>,
): string => unsealText(ctx, purposeOf(code), sealedKey);

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
