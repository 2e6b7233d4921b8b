import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './coverage/compare.ts';
import { type Area, readRegister } from './coverage/register.ts';
import { findStaleness, writeOrigin, writeTable, writeUnshown } from './coverage/write-report.ts';
import { Halt, runCommand } from './halt.ts';
import { terminalScreen } from './progress.ts';
import { ROOT } from './settings.ts';
import { loadRun, recordRun, type TestRun } from './test/results.ts';
import { readRevision } from './test/revision.ts';
import { runAllTests } from './test/run-suites.ts';

const REGISTER = 'docs/requirements.md';
const OPTIONS = {
  run: { type: 'boolean' },
  missing: { type: 'boolean' },
  stale: { type: 'boolean' },
} as const;

function loadRegister(): Area[] {
  try {
    return readRegister(readFileSync(join(ROOT, REGISTER), 'utf8'));
  } catch {
    throw new Halt(`There is no ${REGISTER} to compare the tests with.`);
  }
}

function readWishes(): { run?: boolean; missing?: boolean; stale?: boolean } {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    throw new Halt(
      'Say --run to run the tests first, --missing to list the ids that no test carries as well, and --stale to ' +
        'count results of another commit.',
    );
  }
}

/** The results to count: of this very commit, unless somebody asked for others. */
async function findRun(wishes: { run?: boolean; stale?: boolean }): Promise<TestRun> {
  if (wishes.run) return recordRun(() => runAllTests(terminalScreen()));
  const run = loadRun();
  const staleness = findStaleness(run.revision, readRevision());
  if (staleness === undefined || wishes.stale) return run;
  throw new Halt(
    `${staleness} They do not count: run \`npm test\`, or say --stale to count them all the same.`,
  );
}

await runCommand(async () => {
  const wishes = readWishes();
  const areas = loadRegister();
  const { revision, results } = await findRun(wishes);
  const comparison = compare(areas, results);
  const { unshown, unknown } = comparison;
  const rows = writeUnshown(unshown, wishes.missing ?? false);
  const report = [
    writeOrigin(revision, readRevision()),
    '',
    ...writeTable(comparison),
    ...(rows.length > 0 ? ['', 'Not shown:', ...rows] : []),
    ...(unknown.length > 0 ? ['', `In a test, but not in the register: ${unknown.join(', ')}`] : []),
  ];
  process.stdout.write(`${report.join('\n')}\n`);
  return unknown.length > 0 ? 1 : 0;
});
