import { checkLanes, runChecks } from './check.ts';
import { runCommand } from './halt.ts';
import { terminalScreen } from './progress.ts';
import { countResults, recordRun, summaryLine, type TestResult } from './test/results.ts';
import { COMPILE_CACHE } from './settings.ts';
import { testSeed } from './test/seed.ts';
import { asFailures, runAllTests, runNamedTests } from './test/run-suites.ts';

const screen = terminalScreen();

async function runEverything(): Promise<readonly TestResult[]> {
  const { results } = await recordRun(async () => {
    const failedChecks = asFailures(await runChecks(checkLanes(), screen));
    return [...failedChecks, ...(await runAllTests(screen))];
  });
  return results;
}

// Whatever the run starts finds compiled what something before it has loaded.
process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;

await runCommand(async () => {
  const paths = process.argv.slice(2);
  screen.write(`TEST_SEED=${testSeed()}\n`);
  const results = paths.length > 0 ? await runNamedTests(paths, screen) : await runEverything();
  const failures = results.filter((result) => result.outcome === 'failed');
  screen.write('\n');
  for (const { title } of failures) screen.write(`✗ ${title}\n`);
  screen.write(`${summaryLine(countResults(results))}\n`);
  return failures.length > 0 || results.length === 0 ? 1 : 0;
});
