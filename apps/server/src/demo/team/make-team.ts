import { transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../app-context.ts';
import { businessDay, dayStart } from '../../business-day.ts';
import { placeBelow, readUpline } from '../../modules/agents/index.ts';
import { addDays, findClosedUntil, findLastClosedDay, insertClosedDay } from '../../modules/bets/index.ts';
import { findAccounts, hashPassword, readAccountDetails } from '../../modules/identity/index.ts';
import { DEMO_PASSWORD } from '../accounts.ts';
import { leaveOffers, offerAgain, type Turns } from './agreements.ts';
import { type LivedDay, liveDay } from './live-days.ts';
import { openPlaced, readIds } from './open-accounts.ts';
import { openPast } from './past.ts';
import { openPlan } from './plan-play.ts';
import { AGENT, listTeam, VISITOR } from './tree.ts';

/** The day up to which the team has lived, and the day on which it was complete. */
const LIVED = 'DEMO_TEAM';
const COMPLETE = 'DEMO_TEAM_COMPLETE';

const HOUR_MS = 3_600_000;
const FIRST_HOUR = 9;

/** Three months, in the end by the hour and in the last days by five minutes. */
export const USUAL: Turns = { days: 92, share: 1, hourlyDays: 6, realtimeDays: 1 };

/** Times of a day at which somebody plays. */
const SLOTS = { usual: 4, hourly: 5, realtime: 10 };

export interface Progress {
  readonly day: number;
  readonly of: number;
}

export interface Making {
  /** Of the database, as the program signs in to it. */
  readonly url: string;
  readonly turns: Turns;
  readonly say?: (progress: Progress) => void;
  readonly isStopped?: () => boolean;
}

/** Who is there from the first moment on, so that a visitor can sign in while the rest is made. */
const openFirst = async (ctx: AppContext, turns: Turns): Promise<void> => {
  const day = addDays(businessDay(ctx.clock.now()), -turns.days);
  const at = new Date(dayStart(day).getTime() + FIRST_HOUR * HOUR_MS);
  const passwordHash = await hashPassword(ctx, DEMO_PASSWORD);
  const team = listTeam(turns);
  const ids = new Map<string, bigint>();
  for (const name of ['jade888', AGENT]) {
    const placed = team.find((one) => one.name === name);
    assert(placed !== undefined, `${name} is not of the team`);
    ids.set(name, await openPlaced(ctx, placed, ids, { passwordHash, at }));
  }
};

/**
 * Begins the team where there is no play yet, and answers whether it is to be made: it was begun, and nothing that was
 * played since stands in its way. The past is written before the present is closed, or not at all.
 */
export const beginTeam = async (ctx: AppContext, turns: Turns): Promise<boolean> => {
  if ((await findLastClosedDay(ctx.db, COMPLETE)) !== null) return false;
  const known = await findAccounts(ctx.db, ['jade888', AGENT]);
  const closed = await findClosedUntil(ctx.db);
  if (known.size === 0 && closed === null) {
    await openFirst(ctx, turns);
    return true;
  }
  if (!known.has('jade888')) return false;
  const lived = (await findLastClosedDay(ctx.db, LIVED)) ?? addDays(await firstDayOf(ctx), -1);
  // A day is over when its last hour is paid for, which is early on the next one.
  return closed === null || closed < dayStart(addDays(lived, 3));
};

const firstDayOf = async (ctx: AppContext): Promise<string> => {
  const agent = (await findAccounts(ctx.db, [AGENT])).get(AGENT);
  const details = agent && (await readAccountDetails(ctx.db, agent.id));
  assert(details !== undefined, 'the team was not begun');
  return businessDay(details.createdAt);
};

/** How many times of a day there are at which somebody plays. */
const slotsOf = (index: number, { days, hourlyDays, realtimeDays }: Turns): number => {
  if (index >= days - realtimeDays) return SLOTS.realtime;
  return index >= days - hourlyDays ? SLOTS.hourly : SLOTS.usual;
};

/**
 * Makes the team of the demo world: every day of its past is lived through in order, by the use cases and the runs of the
 * program itself. Broken off, it goes on with the day that was not over. Answers whether it is complete.
 */
export const makeTeam = async (ctx: AppContext, making: Making): Promise<boolean> => {
  const { turns, say, isStopped = () => false } = making;
  const first = await firstDayOf(ctx);
  const until = ctx.clock.now();
  const days = Math.max(turns.days, daysBetween(first, businessDay(until)));
  const team = listTeam(turns);
  const plan = openPlan(team);
  const past = await openPast(ctx, making.url, dayStart(first));
  try {
    // Another process may have made it meanwhile.
    if ((await findLastClosedDay(ctx.db, COMPLETE)) !== null) return true;
    const ids = await readIds(ctx, team);
    const passwordHash = await hashPassword(ctx, DEMO_PASSWORD);
    const livedBefore = await findLastClosedDay(ctx.db, LIVED);
    for (let index = 0; index <= days; index += 1) {
      const day = addDays(first, index);
      const slots = plan({ day, index, of: days, slots: slotsOf(index, turns) });
      if (livedBefore !== null && day <= livedBefore) continue;
      const lived: LivedDay = { ...turns, past, team, ids, passwordHash, day, index, slots, isStopped };
      if (!(await liveDay(lived, until))) return false;
      if (index < days) await insertClosedDay(ctx.db, LIVED, day);
      say?.({ day: index, of: days });
    }
    await past.goTo(until);
    await placeVisitor(past.ctx, ids.get(AGENT));
    await leaveOffers({ ctx: past.ctx, ids }, 'open');
    await insertClosedDay(ctx.db, COMPLETE, businessDay(until));
    return true;
  } finally {
    await past.close();
  }
};

/** The member whom a visitor plays as comes below the agent, so that what it plays is seen there at once. */
const placeVisitor = async (ctx: AppContext, uplineId: bigint | undefined): Promise<void> => {
  const visitor = (await findAccounts(ctx.db, [VISITOR])).get(VISITOR);
  if (visitor === undefined || uplineId === undefined) return;
  if ((await readUpline(ctx.db, visitor.id)) !== undefined) return;
  const place = { accountId: visitor.id, uplineId, code: null, rates: {}, at: ctx.clock.now() };
  await transaction(ctx.db, (tx) => placeBelow(ctx, tx, place));
};

/** Offers that nobody answered in time are made again, so that a later visitor finds them too. */
export const renewOffers = async (ctx: AppContext, turns: Turns): Promise<void> => {
  if ((await findLastClosedDay(ctx.db, COMPLETE)) === null) return;
  const ids = await readIds(ctx, listTeam(turns));
  await offerAgain({ ctx, ids }, `open:${businessDay(ctx.clock.now())}`);
};

const DAY_MS = 24 * HOUR_MS;

const daysBetween = (from: string, to: string): number =>
  Math.round((dayStart(to).getTime() - dayStart(from).getTime()) / DAY_MS);
