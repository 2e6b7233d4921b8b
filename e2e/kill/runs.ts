import { type Blow, describe } from './blows.ts';
import type { Fault } from './fault.ts';
import type { Recovery, Storm, Tell } from './storm.ts';

/**
 * Commits that wait in memory for up to ten seconds. The first setting alone is the fault; the others, all within
 * what PostgreSQL allows, only keep its log writer from hiding it by being quick.
 */
const FORGETFUL = {
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_writer_flush_after: '1GB',
} as const;

const DATABASE: Blow = { kind: 'kill', targets: ['postgres'] };

/** How long an open round may take to its end once nothing is killed any more. */
const OPEN_ROUNDS_MS = 60_000;

export interface Outcome {
  readonly kills: number;
  readonly faults: readonly Fault[];
}

/** Kills so often, at random moments under load, and gives what is wrong afterwards. */
export async function runKills(storm: Storm, kills: number, tell: Tell): Promise<Outcome> {
  const recoveries: Recovery[] = [];
  const startedAt = performance.now();
  for (let n = 1; n <= kills; n += 1) {
    await storm.waitForMoment();
    const recovery = await storm.strike(storm.drawBlow());
    recoveries.push(recovery);
    tell(`${n} of ${kills}: ${show(recovery)}`);
  }
  const playedMs = performance.now() - startedAt;
  const faults = await storm.settleUp(OPEN_ROUNDS_MS);
  tell(`back up after ${spread(recoveries.map(({ upMs }) => upMs))}`);
  tell(`everybody answered after ${spread(recoveries.map(({ answeredMs }) => answeredMs))}`);
  tell(counts(storm, playedMs));
  return { kills, faults };
}

/**
 * Plants the fault that the harness is there to find, a database that acknowledges what it may forget, and kills it
 * until something is missing or it has been killed so often. The server looks at these settings at its own start
 * only, so it goes on.
 */
export async function runForgetful(storm: Storm, mostKills: number, tell: Tell): Promise<Outcome> {
  storm.world.plant(FORGETFUL);
  await storm.strike(DATABASE);
  for (let kills = 1; ; kills += 1) {
    await storm.waitForMoment();
    tell(`forgetful, ${kills}: ${show(await storm.strike(DATABASE))}`);
    const isFound = (await storm.countLost()) > 0;
    // What the database forgot may well stay open: there is nothing to wait for.
    if (isFound || kills === mostKills) return { kills, faults: await storm.settleUp(0) };
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

function show({ blow, upMs, answeredMs }: Recovery): string {
  return `${describe(blow)}: back after ${seconds(upMs)} s, everybody answered after ${seconds(answeredMs)} s`;
}

function spread(valuesMs: readonly number[]): string {
  const sorted = valuesMs.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    seconds(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  return `${at(0)} / ${at(0.5)} / ${at(1)} s (least, middle, most)`;
}

function counts({ log }: Storm, playedMs: number): string {
  const { vendorAnswers, playerAnswers, slowestRoundMs, payments } = log;
  const perSecond = (1000 * (vendorAnswers + playerAnswers)) / playedMs;
  return (
    `${vendorAnswers} answers to vendors and ${playerAnswers} to players were held against the ledger ` +
    `(${perSecond.toFixed(0)} a second; the slowest round ended after ${seconds(slowestRoundMs)} s), ` +
    `${payments.credited} of ${payments.deposits.size} deposits were credited and ` +
    `${payments.received} of ${payments.withdrawals.size} withdrawals received`
  );
}
