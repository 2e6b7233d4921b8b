import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { sealKey } from '../integration-keys.ts';
import { lockUnsealed, updateSealed } from './unsealed-store.ts';

/** Seals the shared secrets that lie in the database as they were typed in, proposed ones too. */
export const sealSecrets = async (ctx: AppContext): Promise<void> => {
  const sealed = await transaction(ctx.db, async (tx) => {
    const unsealed = await lockUnsealed(tx);
    for (const { integration, fingerprint, secret } of unsealed)
      await updateSealed(tx, { integration, fingerprint, sealedKey: sealKey(ctx, integration, secret) });
    return unsealed.length;
  });
  if (sealed > 0) ctx.log.info({ sealed }, 'shared secrets of integrations were sealed');
};
