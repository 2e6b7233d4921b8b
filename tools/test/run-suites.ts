import { browserVersion, needBrowser } from '../browser.ts';
import { runChecks } from '../check.ts';
import { pageSteps } from '../pages.ts';
import { type Screen, type Step } from '../progress.ts';
import type { TestResult } from './results.ts';
import { hasJourneys, runTests, suiteOf } from './run-tests.ts';

/** What a step that failed is in the count: one failed test, so that the closing line never hides it. */
export function asFailures(names: readonly string[]): TestResult[] {
  return names.map((title) => ({ title, outcome: 'failed' }));
}

/** Makes ready what the journeys need, then runs them; without it they are not tried. */
async function runJourneys(paths: readonly string[], screen: Screen): Promise<TestResult[]> {
  let browser: string | undefined;
  const browserStep: Step = {
    name: 'browser',
    run: async (say) => {
      browser = await needBrowser(say);
      return browserVersion(browser);
    },
  };
  const lanes = [browserStep, ...pageSteps()].map((step) => [step]);
  const failed = await runChecks(lanes, screen);
  return failed.length > 0 ? asFailures(failed) : runTests('journeys', paths, browser);
}

/** Every test there is. */
export async function runAllTests(screen: Screen): Promise<TestResult[]> {
  const beside = await runTests('beside', []);
  return hasJourneys() ? [...beside, ...(await runJourneys([], screen))] : beside;
}

/** Only the tests in the named files. */
export async function runNamedTests(paths: readonly string[], screen: Screen): Promise<TestResult[]> {
  const beside = paths.filter((path) => suiteOf(path) === 'beside');
  const journeys = paths.filter((path) => suiteOf(path) === 'journeys');
  return [
    ...(beside.length > 0 ? await runTests('beside', beside) : []),
    ...(journeys.length > 0 ? await runJourneys(journeys, screen) : []),
  ];
}
