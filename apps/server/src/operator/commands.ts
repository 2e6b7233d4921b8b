import type { Desk } from './desk.ts';
import { credit, CREDIT_HELP } from './credit.ts';
import { limitStake, LIMIT_STAKE_HELP } from './limit-stake.ts';

interface Command {
  help: string;
  run(desk: Desk, options: string[]): Promise<string>;
}

/** What the operator can do from the command line. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  credit: { help: CREDIT_HELP, run: credit },
  'limit-stake': { help: LIMIT_STAKE_HELP, run: limitStake },
};

export const HELP = `npm run operator -- COMMAND [options]

${Object.values(COMMANDS)
  .map(({ help }) => help)
  .join('\n\n')}`;
