import { CONSOLE_ROUTES, ROLES, ROUTES } from '@hintha/contract';
import { type Http, openDatabase, openMetrics, transaction } from '@hintha/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testConsole } from '../../../tools/console/test-console.ts';
import { accountIdOf, givenSession, givenUpline } from '../../../tools/scenario/index.ts';
import { testDatabase } from '../../../tools/test-database.ts';
import { testContext } from '../../../tools/test-context.ts';
import { openConsole, openSite } from './app.ts';
import { seedDemoWorld } from './demo/index.ts';
import { setToUpline } from './modules/agents/index.ts';
import { findAccount } from './modules/identity/index.ts';

const db = testDatabase();
const tested = testContext(db, { DEMO_WORLD: 'small' });
const { ctx } = tested;
const office = testConsole(ctx);

/**
 * The same database with sessions that can only read, where whatever writes or locks fails. The last use of a session
 * is written once in a minute; the clock stands still here, so it is not due.
 */
const readOnly = openDatabase(String(db.pool.options.connectionString), {
  max: 8,
  session: { role: 'hintha_app', default_transaction_read_only: 'on' },
});

/** What a call may write though it only looks, and into which tables. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  // The wire has it as a GET. A picture is asked for once, answered once and drawn once in a second: what it shows is
  // kept until it is answered.
  readCaptcha: ['identity_captcha'],
  readSignInCaptcha: ['identity_captcha'],
};

const QUERIES: Readonly<Record<string, string>> = {
  checkAffiliate: 'code=ABCD2345',
  listChildGames: 'vassalage=PADAUK&gameType=RNG',
  readGameDetails: 'vassalage=PADAUK&gameCode=golden-hintha',
  listVnNumeros: 'gameCode=VN_MB',
  listNumeros: 'gameCode=MM2D',
  readOpenedNumero: 'gameCode=MM2D',
  readLotteryLobby: 'gameCode=MM2D',
  listDraws: 'gameCode=SSC_1M',
  listLotterySeeds: 'gameCode=SSC_1M',
  listDrawSeeds: 'gameCode=SSC_1M',
  listNumberBlocks: 'gameCode=MM2D',
  readNumberLimits: 'gameCode=MM2D&issue=20261201-01',
  readDayAggregates: 'by=vendor',
  readWayDown: 'account=1',
  listTeamTransactions: 'account=demo',
  listSettlementBets: 'account=demo',
  listContractRuns: 'kind=DAILY',
  readContractRun: 'kind=DAILY&period=2026-10-01',
  listAccountSettlements: 'account=demo',
  listAccountContracts: 'account=demo',
  listAffiliateMonths: 'month=2026-10',
  previewMove: 'account=demo&upline=agent',
  searchConsole: 'q=demo',
  searchLobbyGames: 'name=golden',
  listPieces: 'kind=NOTICE',
  previewPieces: 'kind=NOTICE&language=en',
  previewPiecesAsMember: 'kind=NOTICE&language=en',
  readMoneyReport: 'from=2026-11-01&to=2026-11-02',
};

const PLACES: Readonly<Record<string, string>> = {
  section: 'downloads',
  by: 'vendor',
  day: '2026-11-20',
  category: 'RNG',
  arena: 'MANDALAY',
};

let pages: { site: Http; backoffice: Http };
let member = '';
const tokens = { demo: '', agent: '', staff: '' };

const openToken = async (name: string): Promise<string> => {
  const accountId = await accountIdOf(db, name);
  await givenSession(db, accountId, { token: `token-${name}`, at: ctx.clock.now() });
  return `token-${name}`;
};

beforeAll(async () => {
  await seedDemoWorld(ctx);
  const [below, above] = [await findAccount(db, 'demo'), await findAccount(db, 'agent')];
  member = String(below?.id);
  // Only who may send to the upline is told how much of the turnover is left before that.
  await givenUpline(db, { below: below?.id ?? 0n, above: above?.id ?? 0n });
  await transaction(db, (tx) => setToUpline(tx, below?.id ?? 0n, true));
  tokens.demo = await openToken('demo');
  tokens.agent = await openToken('agent');
  tokens.staff = (await office.hire('reader', ...ROLES)).token;
  await tested.http();
  const reading = { ...ctx, db: readOnly };
  const [site, backoffice] = [
    await openSite(reading, openMetrics()),
    await openConsole(reading, openMetrics()),
  ];
  pages = { site, backoffice };
});

afterAll(async () => {
  await pages.site.close();
  await pages.backoffice.close();
  await readOnly.close();
});

const addressOf = (name: string, path: string): string => {
  const id = path.startsWith('/console/members/') ? member : '1';
  const filled = path.replaceAll(/:(\w+)/g, (_, place: string) => PLACES[place] ?? id);
  return QUERIES[name] === undefined ? filled : `${filled}?${QUERIES[name]}`;
};

const look = async (http: Http, url: string, token: string) => {
  const { statusCode, body } = await http.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const { code } = JSON.parse(body) as { code: string };
  return { url, code, isOurFault: statusCode >= 500 };
};

const looksOf = (routes: Readonly<Record<string, { method: string; path: string }>>, mayWrite = false) =>
  Object.entries(routes)
    .filter(([name, { method }]) => method === 'GET' && Object.hasOwn(WRITERS, name) === mayWrite)
    .map(([name, { path }]) => [name, path] as const);

/** What no parts of these calls are answered with: then the use case behind them was not reached. */
const UNREACHED = ['bad_request', 'not_empty', 'unknown_error'];

test.each(looksOf(ROUTES))('a look at %s writes nothing', async (name, path) => {
  const url = addressOf(name, path);
  for (const token of [tokens.demo, tokens.agent]) {
    const seen = await look(pages.site, url, token);
    expect(seen).toEqual({ url, code: expect.toSatisfy(isReached), isOurFault: false });
  }
});

test.each(looksOf(CONSOLE_ROUTES))('a look of the staff at %s writes nothing', async (name, path) => {
  const url = addressOf(name, path);
  const seen = await look(pages.backoffice, url, tokens.staff);
  expect(seen).toEqual({ url, code: expect.toSatisfy(isReached), isOurFault: false });
});

const isReached = (code: string): boolean => !UNREACHED.includes(code);

/** What every table holds, as a digest. */
const readTables = async (): Promise<Map<string, string>> => {
  const { rows } = await db.pool.query<{ name: string; digest: string }>(`
    select table_name as name,
           (xpath('/row/d/text()', query_to_xml(format(
             'select md5(coalesce(string_agg(t::text, ''|'' order by t::text), '''')) as d from %I t', table_name),
             false, true, '')))[1]::text as digest
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
};

test.each([...looksOf(ROUTES, true), ...looksOf(CONSOLE_ROUTES, true)])(
  'a look at %s writes nothing but what it may',
  async (name, path) => {
    const before = await readTables();
    const isStaff = path.startsWith('/console/');
    const http = await (isStaff ? office : tested).http();
    expect((await look(http, addressOf(name, path), isStaff ? tokens.staff : tokens.demo)).isOurFault).toBe(
      false,
    );
    const after = await readTables();
    const written = [...after.keys()].filter((table) => after.get(table) !== before.get(table));
    const known = WRITERS[name] ?? [];
    expect(written.filter((table) => !known.some((beginning) => table.startsWith(beginning)))).toEqual([]);
  },
);
