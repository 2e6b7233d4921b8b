import { transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { tellMember } from '../../inbox/index.ts';
import { levelAt, listRaised, moveToLevel, readStanding } from '../../members/index.ts';
import { type FindSigns, signsNow } from '../../protection/index.ts';
import { addDays, type Lifetime, listLifetimes } from '../../turnover/index.ts';
import { giveBonus } from '../bonuses/give-bonus.ts';
import { KEPT_DAYS, nextLevel } from './next-level.ts';

/** Puts every member on the level that it has come to by the end of a business day. */
export const checkLevels = async (house: House, findSigns: FindSigns, day: string): Promise<void> => {
  const ids = await listRaised(house.db);
  const least = levelAt(2).deposited;
  const after = addDays(day, -KEPT_DAYS);
  for (const lifetime of await listLifetimes(house.db, { least, ids, day, after })) {
    await checkLevel(house, findSigns, lifetime);
  }
};

const checkLevel = async (house: House, findSigns: FindSigns, lifetime: Lifetime): Promise<void> => {
  const { accountId } = lifetime;
  const at = house.clock.now();
  const standing = await readStanding(house.db, accountId);
  const level = nextLevel({ ...standing, ...lifetime }, at);
  if (level === standing.level) return;
  // The bonuses come first: each is given once, so that a fall in between leaves none out.
  for (let rank = standing.highest + 1; rank <= level; rank += 1) {
    const marks = await signsNow(house, findSigns, accountId);
    const gift = { accountId, kind: 'LEVEL_UP', period: String(rank), amount: levelAt(rank).bonus, marks };
    await giveBonus(house, gift);
  }
  await transaction(house.db, async (tx) => {
    await moveToLevel(tx, { accountId, level, at });
    const kind = level > standing.level ? 'level_raised' : 'level_lowered';
    await tellMember(house, tx, { accountId, kind, values: { level: levelAt(level).labelName } });
  });
};
