import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './coverage/compare.ts';
import { type Area, readRegister } from './coverage/register.ts';
import { Halt, runCommand } from './halt.ts';
import { terminalScreen } from './progress.ts';
import { ROOT } from './settings.ts';
import { loadResults, saveResults, type TestResult } from './test/results.ts';
import { runAllTests } from './test/run-suites.ts';

const REGISTER = 'docs/requirements.md';

function loadRegister(): Area[] {
  try {
    return readRegister(readFileSync(join(ROOT, REGISTER), 'utf8'));
  } catch {
    throw new Halt(`There is no ${REGISTER} to compare the tests with.`);
  }
}

async function freshResults(): Promise<TestResult[]> {
  const results = await runAllTests(terminalScreen());
  saveResults(results);
  return results;
}

function readWishes(): { run: boolean; missing: boolean } {
  try {
    const { values } = parseArgs({ options: { run: { type: 'boolean' }, missing: { type: 'boolean' } } });
    return { run: values.run ?? false, missing: values.missing ?? false };
  } catch {
    throw new Halt('Say --run to run the tests first, and --missing to list the ids that no test shows.');
  }
}

await runCommand(async () => {
  const wishes = readWishes();
  const areas = loadRegister();
  const { table, missing, unknown } = compare(areas, wishes.run ? await freshResults() : loadResults());
  process.stdout.write(`${table.join('\n')}\n`);
  if (wishes.missing && missing.length > 0) process.stdout.write(`\nNot shown:\n${missing.join('\n')}\n`);
  if (unknown.length > 0)
    process.stdout.write(`\nIn a test, but not in the register: ${unknown.join(', ')}\n`);
  return unknown.length > 0 ? 1 : 0;
});
