import { Stopped } from '@hintha/platform';
import { runCommand } from './operator/run-command.ts';

// The operator's commands: `node operator.ts COMMAND --option value`.
runCommand(process.env, process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Stopped ? error.message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  },
);
