import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { formatAmount, money } from '@hintha/money';
import { openDatabase as openPool, transaction } from '@hintha/platform';
import { exportHead } from '@hintha/server/src/modules/audit/verify-audit.ts';
import { post, proveNewPostings } from '@hintha/server/src/modules/wallet/index.ts';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runSteps } from '../progress.ts';
import { accountIdOf, listTransactionMarks, readTransactionMarks } from '../scenario/index.ts';
import { readSettings } from '../settings.ts';
import { startChild } from '../start/children.ts';
import { openDatabase } from '../start/database.ts';
import { findFreePort } from '../start/free-port.ts';
import { serverPlan } from '../start/plans.ts';
import { testContext } from '../test-context.ts';
import { testDatabase } from '../test-database.ts';
import { MEMORY_PLACE } from '../test/memory-place.ts';
import { testPlay } from '../test/play.ts';
import { testEntry } from '../test-wallet.ts';
import { reserveTransactions } from './renumber.ts';
import { readBackup } from './read-backup.ts';
import { restoreSteps } from './restore-backup.ts';
import { TRANSACTION_COLUMNS } from './tables-store.ts';
import { writeBackup, type WrittenBackup } from './write-backup.ts';

const SECRET = await generateIdentity();
const PUBLIC = await identityToRecipient(SECRET);
const PICTURE = randomBytes(3 * 65_536);
/** More than a new cluster begins with. */
const TRANSACTIONS = { next: '20000', lowestWatermark: '1' };
/** The deposit, and five bets with their wins. */
const FIRST_POSTINGS = 11;
const FUNDS = 1_000_000n;
const MEMBER = { username: 'moemoe', password: 'moe-yay-chan-restore' };

const database = testDatabase();
const live = testContext(database);
const { play } = testPlay(database, live);
let folder = '';
let written: WrittenBackup;
let bets = 0;
/** How many of the first postings the running proof has come to. */
let proven = 0;

const quiet = { write: () => {}, live: false, columns: 80 };
const databaseUrl = (): string => database.pool.options.connectionString ?? '';

const back = (order: { file?: string; key?: string; into?: string }): Promise<void> =>
  runSteps(
    restoreSteps({
      file: order.file ?? written.file,
      key: order.key ?? SECRET,
      dataDir: join(folder, order.into ?? 'nowhere'),
      databaseUrl: undefined,
    }),
    quiet,
  );

const register = async (): Promise<void> => {
  const { username, password } = MEMBER;
  const body = { username, password, confirmPassword: password, ageAndTermsAccepted: true };
  expect((await live.call('PUT', '/wps/member/register', { body })).body.code).toBe('ok');
  const id = await accountIdOf(database, username);
  await transaction(database, (tx) => post(tx, id, { ...testEntry('funds', FUNDS), kind: 'DEPOSIT' }));
};

interface Envelope {
  readonly code: string;
  readonly value: Readonly<Record<string, string>>;
}

/** Signs the member in at a site and reads the balance. */
const readBalance = async (siteUrl: string): Promise<string | undefined> => {
  const ask = async (path: string, order: RequestInit): Promise<Envelope> =>
    (await (await fetch(siteUrl + path, order)).json()) as Envelope;
  const headers = { 'content-type': 'application/json' };
  const login = { method: 'POST', headers, body: JSON.stringify(MEMBER) };
  const { code, value } = await ask('/wps/session/login', login);
  expect(code).toBe('ok');
  const authorization = `Bearer ${value.token}`;
  return (await ask('/wps/v2/wallets/balance', { headers: { authorization } })).value.available;
};

/** Bets one after another until the work is done; gives how many it were. */
const betDuring = async (work: Promise<unknown>): Promise<number> => {
  const ended = work.then(() => true);
  for (let count = 1; ; count += 1) {
    await play(MEMBER.username, 100n, 30n);
    if (await Promise.race([ended, Promise.resolve(false)])) return count;
  }
};

beforeAll(async () => {
  folder = mkdtempSync(join(MEMORY_PLACE, `hintha-restore-${process.pid}-`));
  chmodSync(folder, 0o755);
  await reserveTransactions(database.pool, TRANSACTIONS);
  await register();
  for (let n = 0; n < 5; n += 1) await play(MEMBER.username, 100n, 50n);
  await proveNewPostings(database);
  // What another database of the cluster has in progress keeps the last ones back.
  proven = FIRST_POSTINGS - (await readTransactionMarks(database)).unproven;
  await live.ctx.objects.put(PICTURE, 'image/png');
  await exportHead(live.ctx);
  const { dataDir } = live.ctx.config;
  const order = { databaseUrl: databaseUrl(), dataDir, key: PUBLIC, now: new Date(), say: () => {} };
  const writing = writeBackup(folder, order);
  bets = await betDuring(writing);
  written = await writing;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server on what was restored into the folder, until the test is over. */
const serveRestored = async (name: string): Promise<string> => {
  const dataDir = join(folder, name);
  const [port, consolePort] = [await findFreePort(), await findFreePort()];
  const ports = { PORT: String(port), CONSOLE_PORT: String(consolePort) };
  const settings = readSettings({ ...ports, DATA_DIR: dataDir, DEMO_WORLD: 'none' });
  const postgres = await openDatabase(settings, () => {});
  onTestFinished(() => postgres.stop());
  const server = await startChild(serverPlan(settings, postgres.url));
  onTestFinished(() => server.stop());
  return settings.operatorUrl;
};

test('what was restored is the ledger to the last posting before the backup, and members sign in to it', async () => {
  await back({ into: 'whole' });
  const { opening, entries } = written.manifest;
  const rows = new Map(entries.map((entry) => [entry.name, entry.rows]));
  expect(rows.get('public.wallet_posting')).toBe(Number(opening.heads.postings));
  expect(bets).toBeGreaterThan(0);
  const site = await serveRestored('whole');
  const balance = formatAmount(money(BigInt(opening.heads.members)));
  expect(await readBalance(site)).toBe(balance);
  const [picture = ''] = entries.flatMap(({ name }) => (name.startsWith('objects/') ? name : []));
  expect(readFileSync(join(folder, 'whole', picture)).equals(PICTURE)).toBe(true);
});

test('a wrong key is refused in one sentence, and nothing is left of the try', async () => {
  const wrong = back({ into: 'wrong', key: 'another passphrase altogether' });
  await expect(wrong).rejects.toThrow(/^BACKUP_KEY is not the key that .* was sealed under\.$/);
  expect(existsSync(join(folder, 'wrong'))).toBe(false);
});

/** A copy of the backup with a change in it. */
const altered = (name: string, change: (bytes: Buffer) => Buffer): string => {
  const file = join(folder, name);
  writeFileSync(file, change(readFileSync(written.file)));
  return file;
};

/** How much the seal proves at a time, with the proof. */
const PIECE = 64 * 1024 + 16;

const turnOneBit = (bytes: Buffer): Buffer => {
  bytes.writeUInt8((bytes.at(-5000) ?? 0) ^ 1, bytes.length - 5000);
  return bytes;
};

test.each<[how: string, change: (bytes: Buffer) => Buffer]>([
  ['was cut in the middle of a piece', (bytes) => bytes.subarray(0, -100)],
  ['lost its last pieces whole', (bytes) => bytes.subarray(0, bytes.length - (bytes.length % PIECE))],
  ['has one bit turned', turnOneBit],
  ['has something behind its end', (bytes) => Buffer.concat([bytes, Buffer.from('more')])],
])('a backup that %s is refused before anything is made', async (how, change) => {
  const file = altered(`${how.replaceAll(' ', '-')}.backup`, change);
  await expect(back({ file, into: 'cut' })).rejects.toThrow(/ is not whole: it was cut or altered/);
  expect(existsSync(join(folder, 'cut'))).toBe(false);
});

test('a folder with anything in it is refused', async () => {
  mkdirSync(join(folder, 'full'));
  writeFileSync(join(folder, 'full', 'note'), 'mine');
  await expect(back({ into: 'full' })).rejects.toThrow(/full is not empty/);
  expect(readdirSync(join(folder, 'full'))).toEqual(['note']);
});

test('a database with anything in it is refused', async () => {
  const order = { file: written.file, key: SECRET, dataDir: join(folder, 'aside') };
  const into = runSteps(restoreSteps({ ...order, databaseUrl: databaseUrl() }), quiet);
  await expect(into).rejects.toThrow('The database is not empty');
});

test('a backup is read by nobody without its key: no name of a member stands in it', () => {
  expect(readFileSync(written.file).includes(MEMBER.username)).toBe(false);
});

test('a passphrase seals as well, and a public key opens nothing', async () => {
  const key = 'four plain words and some';
  const order = { databaseUrl: databaseUrl(), dataDir: folder, now: new Date(0), say: () => {} };
  const { file } = await writeBackup(folder, { ...order, key });
  await expect(readBackup(file, key, { say: () => {} })).resolves.toBeDefined();
  await expect(back({ key: PUBLIC, into: 'public' })).rejects.toThrow('BACKUP_KEY is a public key');
});

test('with fewer transactions behind it than the old one, a restored database is followed on at once', async () => {
  await back({ into: 'young' });
  const server = await openDatabase(readSettings({ DATA_DIR: join(folder, 'young') }), () => {});
  onTestFinished(() => server.stop());
  const restored = openPool(server.url, { max: 1 });
  const { now, values, unproven } = await readTransactionMarks(restored).finally(() => restored.close());
  expect(Math.max(...values)).toBeLessThan(now);
  expect(unproven).toBe(Number(written.manifest.opening.heads.postings) - proven);
});

test('every column that numbers transactions is one that a restore renumbers', async () => {
  const marked = await listTransactionMarks(database);
  expect(marked.length).toBeGreaterThan(1);
  expect(marked.filter((column) => !TRANSACTION_COLUMNS.includes(column))).toEqual([]);
});
