import { parseArgs } from 'node:util';
import { runConformance, type CaseResult } from './run-conformance.ts';

const HELP = `Shows whether an operator's wallet keeps the rules of a vendor protocol.

  --dialect softswiss   the protocol (the only one so far)
  --url <address>       where the wallet's calls are, e.g. http://127.0.0.1:8080/wallet
  --key <token>         the token that signs the calls
  --account <id>        a player of the operator, used by nobody else meanwhile, who holds at least 20.00
                        and no more than the operator takes as one stake
  --currency <code>     the currency of the player (MMK)
  --game <id>           a game that the player may play (any)
  --published-only      leave out the cases on which the published text is silent
  --only <text>         only the cases whose name holds this text
  --help                this text

One line a case, then the count. Ends with 0 when all passed, 1 when one failed, 2 when the command is wrong.
`;

const OPTIONS = {
  dialect: { type: 'string', default: 'softswiss' },
  url: { type: 'string' },
  key: { type: 'string' },
  account: { type: 'string' },
  currency: { type: 'string', default: 'MMK' },
  game: { type: 'string', default: 'any' },
  'published-only': { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  help: { type: 'boolean', default: false },
} as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const readCommand = () => {
  try {
    return parseArgs({ options: OPTIONS, strict: true }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const refuseCommand = (reason: string): number => {
  process.stderr.write(`${reason}\n\n${HELP}`);
  return 2;
};

const report = ({ name, rule, origin, passed, reason }: CaseResult): void => {
  const label = origin === 'house' ? `${rule}, house` : rule;
  say(passed ? `ok    [${label}] ${name}` : `FAIL  [${label}] ${name}: ${reason}`);
};

const main = async (): Promise<number> => {
  const command = readCommand();
  if (typeof command === 'string') return refuseCommand(command);
  if (command.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const { dialect, url, key, account, currency, game, only } = command;
  if (dialect !== 'softswiss') return refuseCommand(`no such dialect: ${dialect}`);
  if (url === undefined || !URL.canParse(url)) return refuseCommand('--url must be an address');
  if (key === undefined || account === undefined) return refuseCommand('--key and --account are needed');
  const target = { baseUrl: url, token: key, account, currency, gameId: game };
  const publishedOnly = command['published-only'];
  const tally = await runConformance({ ...target, report, publishedOnly, only });
  if (tally.passed + tally.failed === 0) return refuseCommand(`no case is called ${only}`);
  say(`${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed === 0 ? 0 : 1;
};

process.exitCode = await main();
