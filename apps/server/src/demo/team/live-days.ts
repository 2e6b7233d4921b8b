import { setTimeout as sleep } from 'node:timers/promises';
import assert from 'node:assert/strict';
import { dayStart } from '../../business-day.ts';
import { findClosedUntil, windowStart } from '../../modules/bets/index.ts';
import { type Kind, runKind } from '../../modules/contracts/index.ts';
import { payRebates } from '../../modules/rebates/index.ts';
import { sumTeams } from '../../modules/teams/index.ts';
import { agreeOnDay, type Turns } from './agreements.ts';
import { fundAgents, equipAgent, sendSome } from './agent-acts.ts';
import { chanceOf } from './chance.ts';
import { openLinks, openPlaced, type Opening } from './open-accounts.ts';
import type { Past } from './past.ts';
import type { Slot } from './plan-play.ts';
import { playSlot } from './play-slot.ts';
import { AGENT, type Placed } from './tree.ts';

/** A business day of the past, by its number from the first on. */
export interface LivedDay extends Turns {
  readonly past: Past;
  readonly team: readonly Placed[];
  readonly ids: Map<string, bigint>;
  readonly passwordHash: string;
  readonly day: string;
  readonly index: number;
  readonly slots: readonly Slot[];
  /** Asked before each thing that happens. */
  readonly isStopped: () => boolean;
}

/** What happens at a time of the day. */
interface Happening {
  readonly minute: number;
  readonly run: () => Promise<void>;
}

const MINUTE_MS = 60_000;
const HOUR = 60;
const PAUSE_MS = 20;
const FUNDED = 9 * HOUR;
const JOINED = FUNDED + 30;
const AGREED = 10 * HOUR + 30;
const SENT = 11 * HOUR + 15;
const SENT_EVERY = 6;

/** Counts and sums what was played; everything that is over is final then. */
const close = async ({ ctx }: Past): Promise<void> => {
  const over = windowStart(ctx.clock.now());
  for (;;) {
    await sumTeams(ctx);
    const closed = await findClosedUntil(ctx.db);
    if (closed !== null && closed >= over) return;
    // Somebody else is in the middle of a transaction that was begun before.
    await sleep(PAUSE_MS);
  }
};

const settle = async ({ past }: LivedDay, kind: Kind): Promise<void> => {
  assert(!(await runKind(past.ctx, kind)), `what is over of ${kind} was not final`);
};

const run = async (lived: LivedDay, kind: Kind): Promise<void> => {
  await close(lived.past);
  await settle(lived, kind);
};

const pay = async ({ past }: LivedDay): Promise<void> => {
  await close(past);
  await payRebates(past.ctx);
};

/** What is reckoned in the night, each at its hour. */
const inTheNight = (lived: LivedDay): Happening[] => {
  const isHalf = lived.day.endsWith('-01') || lived.day.endsWith('-16');
  return [
    { minute: 2 * HOUR, run: () => pay(lived) },
    ...(isHalf ? [{ minute: 3 * HOUR, run: () => settle(lived, 'DIVIDEND') }] : []),
    { minute: 4 * HOUR, run: () => settle(lived, 'DAILY') },
  ];
};

const join = async ({ past: { ctx }, team, ids, index, passwordHash }: LivedDay, at: Date): Promise<void> => {
  for (const placed of team) {
    if (placed.joinsOn !== index || ids.has(placed.name)) continue;
    const later = chanceOf('joins at', placed.name).below(JOINED - FUNDED) * MINUTE_MS;
    const opening: Opening = { passwordHash, at: new Date(at.getTime() + later) };
    ids.set(placed.name, await openPlaced(ctx, placed, ids, opening));
  }
  for (const { name, type, joinsOn } of team) {
    const id = ids.get(name);
    if (type !== 0 && joinsOn === index && id !== undefined) await openLinks(ctx, id);
  }
};

const agree = async (lived: LivedDay): Promise<void> => {
  const { past, ids, index } = lived;
  await agreeOnDay({ ctx: past.ctx, ids }, index, lived);
};

const agentOf = ({ ids }: LivedDay): bigint => {
  const id = ids.get(AGENT);
  assert(id !== undefined, 'the agent is gone');
  return id;
};

/** Members right below the agent, of those who came before today. */
const send = async (lived: LivedDay): Promise<void> => {
  const { past, team, ids, day, index } = lived;
  const to = team.flatMap(({ name, type, upline, joinsOn }) => {
    const id = ids.get(name);
    return type === 0 && upline === AGENT && joinsOn < index && id !== undefined ? [id] : [];
  });
  await sendSome(past.ctx, { day, agentId: agentOf(lived), to });
};

const inTheMorning = (lived: LivedDay): Happening[] => {
  const { past, team, ids, day, index } = lived;
  const joinedAt = new Date(dayStart(day).getTime() + FUNDED * MINUTE_MS);
  const sends = index > 2 && index % SENT_EVERY === 0;
  return [
    { minute: FUNDED, run: () => join(lived, joinedAt) },
    {
      minute: JOINED,
      run: () =>
        fundAgents(
          past.ctx,
          team.filter(({ joinsOn }) => joinsOn === index),
          ids,
        ),
    },
    ...(index === 0 ? [{ minute: JOINED, run: () => equipAgent(past.ctx, agentOf(lived)) }] : []),
    { minute: AGREED, run: () => agree(lived) },
    ...(sends ? [{ minute: SENT, run: () => send(lived) }] : []),
  ];
};

/** Salaries of hours and of five minutes come soon after what they are for. */
const afterPlay = (lived: LivedDay, minute: number): Happening[] => {
  const { index, days, hourlyDays, realtimeDays } = lived;
  const nextHour = (Math.floor(minute / HOUR) + 1) * HOUR + 5;
  return [
    ...(index >= days - realtimeDays ? [{ minute: minute + 11, run: () => run(lived, 'REALTIME') }] : []),
    ...(index >= days - hourlyDays ? [{ minute: nextHour, run: () => run(lived, 'HOURLY') }] : []),
  ];
};

const inSlots = (lived: LivedDay): Happening[] =>
  lived.slots.flatMap((slot) => {
    const { minute } = slot;
    const at = new Date(dayStart(lived.day).getTime() + minute * MINUTE_MS);
    const playing = { name: `${lived.day}/${minute}`, at, ids: lived.ids };
    return [{ minute, run: () => playSlot(lived.past, playing, slot) }, ...afterPlay(lived, minute)];
  });

/** Lives through a day, hour by hour, as far as it is over at an instant; answers whether it was not stopped. */
export const liveDay = async (lived: LivedDay, until: Date): Promise<boolean> => {
  const all = [...inTheNight(lived), ...inTheMorning(lived), ...inSlots(lived)];
  for (const { minute, run: happen } of all.toSorted((a, b) => a.minute - b.minute)) {
    const at = new Date(dayStart(lived.day).getTime() + minute * MINUTE_MS);
    if (at > until) break;
    if (lived.isStopped()) return false;
    await lived.past.goTo(at);
    await happen();
  }
  return true;
};
