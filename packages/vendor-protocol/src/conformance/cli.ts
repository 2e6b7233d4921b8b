import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parsePrivateKey } from '../hub88/signature.ts';
import { HUB88_SUITE } from './hub88/suite.ts';
import { runConformance, type CaseResult, type Tally } from './run-conformance.ts';
import { SOFTSWISS_SUITE } from './softswiss/suite.ts';

const HELP = `Shows whether an operator's wallet keeps the rules of a vendor protocol.

  --dialect <name>      the protocol: softswiss (the default) or hub88
  --url <address>       where the wallet's calls are, e.g. http://127.0.0.1:8080/wallet
  --key <key>           what signs the calls: the token of softswiss, or for hub88 the file of the private key
                        in PEM whose public half the operator has registered
  --token <token>       hub88 only: the token of an open game session of the player
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
  token: { type: 'string' },
  account: { type: 'string' },
  currency: { type: 'string', default: 'MMK' },
  game: { type: 'string', default: 'any' },
  'published-only': { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  help: { type: 'boolean', default: false },
} as const;

const readCommand = () => parseArgs({ options: OPTIONS, strict: true }).values;

type Command = ReturnType<typeof readCommand>;

/** A command that cannot be carried out; the message says why. */
class CommandError extends Error {}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const report = ({ name, rule, origin, passed, reason }: CaseResult): void => {
  const label = origin === 'recommended' ? `${rule}, recommended` : rule;
  print(passed ? `ok    [${label}] ${name}` : `FAIL  [${label}] ${name}: ${reason}`);
};

const readPlayer = ({ url, key, account }: Command) => {
  if (url === undefined || !URL.canParse(url)) throw new CommandError('--url must be an address');
  if (key === undefined || account === undefined) throw new CommandError('--key and --account are needed');
  return { baseUrl: url, key, account };
};

const readPrivateKey = (file: string) => {
  try {
    const key = parsePrivateKey(readFileSync(file, 'utf8'));
    if (key !== 'not_a_key') return key;
  } catch {
    // A file that cannot be read holds no key either.
  }
  throw new CommandError('--key must be the file of an RSA private key in PEM, of 2048 bits or more');
};

const runSoftswiss = (command: Command): Promise<Tally> => {
  const { key, ...player } = readPlayer(command);
  const { currency, game, only, 'published-only': publishedOnly } = command;
  const target = { ...player, token: key, currency, gameId: game };
  return runConformance(SOFTSWISS_SUITE, { target, report, publishedOnly, only });
};

const runHub88 = (command: Command): Promise<Tally> => {
  const { key, account, baseUrl } = readPlayer(command);
  const { token, currency, game, only, 'published-only': publishedOnly } = command;
  if (token === undefined) throw new CommandError('--token is needed');
  const target = {
    baseUrl,
    privateKey: readPrivateKey(key),
    user: account,
    token,
    currency,
    gameCode: game,
  };
  return runConformance(HUB88_SUITE, { target, report, publishedOnly, only });
};

const runDialect = (command: Command): Promise<Tally> => {
  if (command.dialect === 'softswiss') return runSoftswiss(command);
  if (command.dialect === 'hub88') return runHub88(command);
  throw new CommandError(`no such dialect: ${command.dialect}`);
};

const main = async (): Promise<number> => {
  try {
    const command = readCommand();
    if (command.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const { passed, failed } = await runDialect(command);
    if (passed + failed === 0) throw new CommandError(`no case is called ${command.only}`);
    print(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  } catch (error) {
    // What `parseArgs` objects to is a TypeError with a code of its own.
    if (!(error instanceof CommandError || (error instanceof TypeError && 'code' in error))) throw error;
    process.stderr.write(`${error.message}\n\n${HELP}`);
    return 2;
  }
};

process.exitCode = await main();
