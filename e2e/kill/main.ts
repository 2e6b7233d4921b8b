import { parseArgs } from 'node:util';
import { Halt, runCommand } from '../../tools/halt.ts';
import { onStopSignal } from '../../tools/start/on-stop-signal.ts';
import { openChance, readSeed } from './chance.ts';
import { runMigrationKills } from './migration.ts';
import { runForgetful, runKills } from './runs.ts';
import { openStorm } from './storm.ts';

const MIGRATION_KILLS = 8;
const MOST_FORGETFUL_KILLS = 8;
const KILLED_EXIT_CODE = 130;

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

function readKills(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new Halt(`--kills must be a whole number above zero, not "${text}".`);
  return Number(text);
}

/**
 * Whether the harness finds what it is there to find: a database that forgets commits is found out by what the clients
 * were told, while its books still balance.
 */
async function isFoundOut(seed: number): Promise<boolean> {
  // What a member was told of a payment may be gone here, and the next call for it is refused.
  await using storm = await openStorm(seed, { payments: false });
  const { faults } = await runForgetful(storm, MOST_FORGETFUL_KILLS, tell);
  const kinds = new Set(faults.map(({ kind }) => kind));
  return kinds.has('lost') && !kinds.has('unbalanced');
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '25' },
      seed: { type: 'string' },
      forgetful: { type: 'boolean', default: false },
    },
  });
  const kills = readKills(values.kills);
  const seed = readSeed(values.seed);
  if (values.forgetful) {
    const found = await isFoundOut(seed);
    tell(found ? 'What was forgotten was found.' : 'Nothing was found of what was forgotten.');
    return found ? 0 : 1;
  }
  tell(`${kills} kills, seed ${seed}`);
  const wrong = await runMigrationKills(MIGRATION_KILLS, openChance(seed), tell);
  const opening = openStorm(seed);
  onStopSignal(
    () => void opening.then((storm) => storm[Symbol.asyncDispose]()),
    () => process.exit(KILLED_EXIT_CODE),
  );
  await using storm = await opening;
  const faults = [...wrong, ...(await runKills(storm, kills, tell)).faults];
  for (const { kind, what } of faults) tell(`${kind}: ${what}`);
  tell(faults.length === 0 ? 'The ledger is as everybody was told.' : `${faults.length} faults.`);
  return faults.length === 0 ? 0 : 1;
});
