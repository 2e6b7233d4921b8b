import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { recordAudit, SYSTEM } from '../../audit/index.ts';
import { listLinked } from '../../protection/index.ts';
import { readSettings } from '../../settings/index.ts';
import { listMembersOn } from '../bets/bet-store.ts';
import { roundOf } from '../rules.ts';
import { sabongSettings } from '../settings.ts';
import type { Fight } from '../types.ts';
import { insertFlags, insertOpposed } from './opposed-store.ts';

/**
 * Writes down which linked accounts stood against each other in a fight, and flags those that do so too often in a day: by
 * that money is moved from one to the other, and stakes are made valid without a risk (rule book, section 5).
 */
export const noteOpposed = async ({ db }: Pick<AppContext, 'db'>, fight: Fight): Promise<void> => {
  const members = await listMembersOn(db, fight.id);
  const on = (side: string): bigint[] =>
    members.filter(({ pick }) => pick === side).map(({ accountId }) => accountId);
  const pairs = await listLinked(db, on('meron'), on('wala'));
  if (pairs.length === 0 || fight.openedAt === null) return;
  const day = businessDay(fight.openedAt);
  const { mostOpposed } = await readSettings(db, sabongSettings);
  await transaction(db, async (tx) => {
    await insertOpposed(tx, fight.id, day, pairs);
    for (const { oneId, otherId, fights } of await insertFlags(tx, day, pairs, mostOpposed))
      await recordAudit(tx, {
        actor: SYSTEM,
        action: 'sabong.flag',
        subject: `account:${oneId}`,
        details: { other: String(otherId), day, fights, fight: roundOf(fight) },
      });
  });
};
