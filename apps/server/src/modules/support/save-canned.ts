import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { type Actor, actorName, recordAudit } from '../audit/index.ts';
import { type Canned, deleteCanned, upsertCanned } from './canned-store.ts';

/** Saves an answer under its shortcut, instead of the one before. */
export const saveCanned = async (
  { clock }: AppContext,
  tx: Transaction,
  { actor, ...canned }: Pick<Canned, 'shortcut' | 'en' | 'my'> & { actor: Actor },
): Promise<Canned> => {
  const by = actorName(actor);
  const saved = await upsertCanned(tx, { ...canned, by, at: clock.now() });
  const subject = `canned:${canned.shortcut}`;
  await recordAudit(tx, { actor, action: 'canned.save', subject, details: { en: canned.en, my: canned.my } });
  return saved;
};

export const removeCanned = (ctx: AppContext, actor: Actor, id: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const removed = await deleteCanned(tx, id);
    if (removed === undefined) throw new BusinessError('not_found');
    const { shortcut, en, my } = removed;
    await recordAudit(tx, {
      actor,
      action: 'canned.remove',
      subject: `canned:${shortcut}`,
      details: { en, my },
    });
  });
