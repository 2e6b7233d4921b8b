import { expect, onTestFinished, test } from 'vitest';
import { readSeed } from './kill/chance.ts';
import { runForgetful, runKills } from './kill/runs.ts';
import { openStorm, type Storm } from './kill/storm.ts';

const KILLS = 25;
const MOST_FORGETFUL_KILLS = 8;

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

async function openSeededStorm(): Promise<Storm> {
  const seed = readSeed(process.env.KILL_SEED);
  tell(`KILL_SEED=${seed} brings the same choices again`);
  const storm = await openStorm(seed);
  // Also when the test is cut off for taking too long.
  onTestFinished(() => storm[Symbol.asyncDispose]());
  return storm;
}

test(
  'what was acknowledged is in the ledger exactly once, whichever program is killed and when',
  { timeout: 360_000 },
  async () => {
    const storm = await openSeededStorm();
    const { faults } = await runKills(storm, KILLS, tell);
    expect(faults).toEqual([]);
    expect(storm.log.vendorAnswers).toBeGreaterThan(KILLS);
    expect(storm.log.playerAnswers).toBeGreaterThan(KILLS);
  },
);

test(
  'a database that forgets commits is found out by what the clients were told, while its books still balance',
  { timeout: 240_000 },
  async () => {
    const storm = await openSeededStorm();
    const { faults } = await runForgetful(storm, MOST_FORGETFUL_KILLS, tell);
    expect(faults.filter(({ kind }) => kind === 'lost')).not.toEqual([]);
    expect(faults.filter(({ kind }) => kind === 'unbalanced')).toEqual([]);
  },
);
