import { formatAmount, sumMoney } from '@hintha/money';
import { openDatabase, Stopped, type Database } from '@hintha/platform';
import {
  proveLedger,
  sumLedger,
  type Difference,
  type LedgerSums,
} from '@hintha/server/src/modules/wallet/index.ts';
import { Halt } from './halt.ts';
import { openLiveDatabase } from './live-database.ts';

const WHAT: Record<Difference['what'], string> = {
  total: 'all accounts together',
  wallet: 'wallet against its postings',
  chain: 'posting against the one before it, wallet',
  system_account: 'system account against its postings',
  held: 'held money against the open holds, wallet',
};

const MOST_SHOWN = 40;

const print = (name: string, ...figures: readonly string[]): void =>
  console.log(`  ${name.padEnd(24)}${figures.map((figure) => figure.padStart(32)).join('')}`);

const printSums = (sums: LedgerSums): void => {
  print('wallets', String(sums.wallets));
  print('postings', String(sums.postings), sums.lastAt ? `last ${sums.lastAt.toISOString()}` : '');
  print('members', formatAmount(sums.members), `held ${formatAmount(sums.held)}`);
  for (const { name, balance } of sums.systemAccounts) print(`system: ${name}`, formatAmount(balance));
  print(
    'together',
    formatAmount(sumMoney([sums.members, ...sums.systemAccounts.map(({ balance }) => balance)])),
  );
};

const printDifference = ({ what, account, expected, found }: Difference): void => {
  const whose = account === null ? '' : ` ${account}`;
  console.log(
    `  DIFFERENCE ${WHAT[what]}${whose}: ${formatAmount(found)}, should be ${formatAmount(expected)}`,
  );
};

const audit = async (database: Database): Promise<number> => {
  const tables = await database.pool.query("select to_regclass('wallet_posting') is null as missing");
  if (tables.rows[0]?.missing)
    throw new Stopped('There is no ledger in this database yet: run npm start first.');
  console.log(`Ledger at ${new Date().toISOString()}`);
  printSums(await sumLedger(database));
  const differences = await proveLedger(database);
  differences.slice(0, MOST_SHOWN).forEach(printDifference);
  if (differences.length > MOST_SHOWN)
    console.log(`  and ${differences.length - MOST_SHOWN} differences more`);
  if (differences.length === 0)
    console.log('Proven: wallets, chains of postings, system accounts and holds agree.');
  return differences.length;
};

const main = async (): Promise<void> => {
  const source = await openLiveDatabase();
  const database = openDatabase(source.url, { max: 2 });
  try {
    process.exitCode = (await audit(database)) === 0 ? 0 : 1;
  } finally {
    await database.close();
    await source.close();
  }
};

await main().catch((error: unknown) => {
  if (!(error instanceof Stopped || error instanceof Halt)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
