import { businessDay } from '../../../business-day.ts';
import { addDays } from '../../bets/index.ts';
import { clubSettings, levelAt, levelsOf, readStandings } from '../../members/index.ts';
import { contributeEffects, readSettings } from '../../settings/index.ts';
import { bonusSettings } from '../settings.ts';
import { type ClubTerms, listLifetimes, nextLevel } from './check-levels.ts';

/** How many members another table of the club would bring to another level at the next check. */
export const clubEffects = contributeEffects(clubSettings, async ({ db, clock }, { before, after }) => {
  const kept = await readSettings(db, bonusSettings);
  const [now, then] = [levelsOf(before), levelsOf(after)].map((levels) => ({ ...kept, levels }));
  if (now === undefined || then === undefined || asksTheSame(now, then)) return [];
  const at = clock.now();
  const least = [now, then].toSorted((one, other) => Number(leastOf(one) - leastOf(other)))[0] ?? now;
  const members = await listLifetimes({ db }, addDays(businessDay(at), -1), least);
  const standings = await readStandings(
    db,
    members.map(({ accountId }) => accountId),
  );
  const moved = members.filter((member) => {
    const standing = standings.get(member.accountId);
    if (standing === undefined) return false;
    const progress = { ...standing, ...member };
    return nextLevel(progress, at, now) !== nextLevel(progress, at, then);
  });
  return [{ text: 'levelsMoved', values: { all: members.length, moved: moved.length } }];
});

const leastOf = ({ levels }: ClubTerms): bigint => levelAt(levels, 2).deposited;

const asksTheSame = (one: ClubTerms, other: ClubTerms): boolean =>
  one.levels.every(({ deposited, bet }, index) => {
    const level = other.levels[index];
    return level?.deposited === deposited && level.bet === bet;
  });
