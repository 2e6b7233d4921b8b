import { join } from 'node:path';
import { failureText, Halt, runCommand } from './halt.ts';
import { runLanes, type Lanes, type Screen, type Step, terminalScreen } from './progress.ts';
import { runProgram } from './run-program.ts';
import { ROOT } from './settings.ts';

/** Runs a program of Node's to its end; what it printed stands before the sentence when it fails. */
async function runTool(name: string, script: string, parameters: readonly string[]): Promise<undefined> {
  const { ok, lastLines } = await runProgram(process.execPath, [join(ROOT, script), ...parameters], {
    cwd: ROOT,
  });
  if (!ok) throw new Halt(`${name}: see above.`, lastLines);
  return undefined;
}

function toolStep(name: string, script: string, ...parameters: string[]): Step {
  return { name, run: () => runTool(name, script, parameters) };
}

/** Everything that is asked of the code short of running it, in two lanes: the types alone take half of the time. */
export function checkLanes(): Lanes {
  const tsc = 'node_modules/typescript/bin/tsc';
  return [
    ['pure', 'node', 'page'].map((kind) =>
      toolStep(`types (${kind})`, tsc, '-p', `tsconfig.${kind}.json`, '--checkers', '1'),
    ),
    [
      toolStep('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
      toolStep('lint', 'node_modules/oxlint/bin/oxlint', '--type-aware'),
      toolStep('tidy', 'tools/tidy/tidy.ts'),
      toolStep('unused code', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'),
    ],
  ];
}

/** Runs every step, whatever the others found, and gives the names of those that failed. */
export const runChecks = (lanes: Lanes, screen: Screen): Promise<string[]> =>
  runLanes(lanes, screen, failureText);

if (import.meta.main) {
  await runCommand(async () => {
    const failed = await runChecks(checkLanes(), terminalScreen());
    return failed.length === 0 ? 0 : 1;
  });
}
