import { addDays } from '../bets/index.ts';
import type { Mission, MissionClaim, Period } from './types.ts';

/** Whether a mission counts money, and not rounds or days. */
export const isMoney = (metric: Mission['metric']): boolean => metric === 'DEPOSIT' || metric === 'VALID_BET';

/** The bonus that a reward is. */
export const KIND = 'MISSION';

export const referenceOf = ({ missionId, period }: Pick<MissionClaim, 'missionId' | 'period'>): string =>
  `${missionId}:${period}`;

const DAYS = 7;
const MONDAY = 1;

/** The Monday of the week that a business day stands in. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS - MONDAY) % DAYS));

type Spanned = Pick<Mission, 'type' | 'startsOn' | 'endsOn'>;

/**
 * The periods of a mission that a member can still do something about on a business day: the one before while its
 * reward can be claimed, which is until the end of the day after it, and the one that runs.
 */
export const periodsOn = (mission: Spanned, day: string): Period[] =>
  candidates(mission, day).filter(
    ({ from, to, claimUntil }) =>
      from <= day && (to === null || from <= to) && (claimUntil === null || day <= claimUntil),
  );

const candidates = (mission: Spanned, day: string): Period[] => {
  const { type, startsOn } = mission;
  if (type === 'ONCE') return [periodNamed(mission, startsOn)];
  if (type === 'DAILY') return [addDays(day, -1), day].map((one) => periodNamed(mission, one));
  const monday = mondayOf(day);
  return [addDays(monday, -DAYS), monday].map((one) => periodNamed(mission, one));
};

export const periodNamed = (mission: Spanned, name: string): Period => {
  const { type, endsOn } = mission;
  if (type === 'ONCE') return { name, from: name, to: endsOn, claimUntil: endsOn };
  return within(mission, name, type === 'DAILY' ? name : addDays(name, DAYS - 1));
};

const within = ({ startsOn, endsOn }: Spanned, first: string, last: string): Period => {
  const to = endsOn !== null && endsOn < last ? endsOn : last;
  return { name: first, from: first < startsOn ? startsOn : first, to, claimUntil: addDays(to, 1) };
};
