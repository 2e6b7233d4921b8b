import { type Database, BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import { type Canned, deleteCanned, selectCanned, upsertCanned } from './canned-store.ts';

/** The answers that are at hand, by their shortcut. */
export const listCanned = (db: Database): Promise<Canned[]> => selectCanned(db);

/** Keeps an answer under its shortcut, in place of the one that stood there. */
export const saveCanned = async (
  { clock }: AppContext,
  tx: Transaction,
  { actor, ...canned }: Pick<Canned, 'shortcut' | 'en' | 'my'> & { actor: Actor },
): Promise<Canned> => {
  const by = actor.kind === 'staff' ? actor.name : 'system';
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
