import { money } from '@hintha/money';
import { type Database, openDatabase, openLog, systemClock, transaction } from '@hintha/platform';
import { openCatalogueIndex } from '@hintha/server/src/modules/catalogue/game-index/open-catalogue-index.ts';
import { type ListedGame, putGames } from '@hintha/server/src/modules/catalogue/index.ts';
import { GAMES } from '@hintha/studio/src/games/games.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openBenchServer } from './bench-server.ts';
import { type Figure, median, ratioOf } from './figure.ts';
import { openHttpTarget, readSteadily } from './http-target.ts';
import { needPgbench, runScript } from './pgbench.ts';
import type { SocketRates } from './socket-load.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CONNECTIONS = 50;
const GAME_COUNT = 10_000;
const BOUND_MS = 15;
const BOUND_TIMES = 5;
const BOUND_MB = 60;

const LIST = '/lgw/games/list?gameType=RNG';

/** The list of ten thousand games over HTTP, beside the same question to the same database by ILIKE. */
export async function* measure(): AsyncGenerator<Figure> {
  const pgbench = await needPgbench();
  await using bench = await openBenchServer();
  await using target = await openHttpTarget(bench.postgres.url);
  const db = openDatabase(target.databaseUrl, { max: 2 });
  const texts = await fill(db);
  yield { name: 'listed games', value: GAME_COUNT, unit: '' };
  yield await memoryOfIndex(db);
  const askDatabase = await openYardstick(pgbench, db, target.databaseUrl, texts);
  const kinds = { 'the list and its filters': listed(), 'search, a text after another': searched(texts) };
  const drive = (paths: readonly string[], perSecond?: number) =>
    readSteadily(target.port, paths, {
      seconds: SECONDS,
      connections: CONNECTIONS,
      ...(perSecond === undefined ? {} : { perSecond }),
    });
  const driveTwice = async (paths: readonly string[]): Promise<Driven> => {
    const most = await drive(paths);
    return { most, half: await drive(paths, Math.floor(most.calls / most.seconds / 2)) };
  };
  for (const paths of Object.values(kinds)) await drive(paths);
  const rounds: { yardstick: number; rates: Driven[] }[] = [];
  while (rounds.length < ROUNDS) {
    const yardstick = await askDatabase();
    const rates: Driven[] = [];
    for (const paths of Object.values(kinds)) rates.push(await driveTwice(from(paths, rounds.length)));
    rounds.push({ yardstick, rates });
  }
  await db.close();
  const yardstick = median(rounds.map((round) => round.yardstick));
  yield { name: `ILIKE in the database, ${CONNECTIONS} connections`, value: yardstick, unit: 'queries/s' };
  for (const [place, name] of Object.keys(kinds).entries())
    yield* figuresOf(
      name,
      rounds.map((round) => ({ ...round, rates: round.rates[place] ?? NONE })),
    );
}

/** What a load was answered at most, and at half of that, where how long a call takes is not how many wait before it. */
interface Driven {
  readonly most: SocketRates;
  readonly half: SocketRates;
}

const NO_RATES: SocketRates = { calls: 0, failures: 0, seconds: 1, p50Ms: Number.NaN, p99Ms: Number.NaN };
const NONE: Driven = { most: NO_RATES, half: NO_RATES };

interface Round {
  readonly yardstick: number;
  readonly rates: Driven;
}

const perSecond = ({ most }: Driven): number => most.calls / most.seconds;

function* figuresOf(name: string, rounds: readonly Round[]): Generator<Figure> {
  const middle = (pick: (round: Driven) => number) => median(rounds.map(({ rates }) => pick(rates)));
  yield { name: `${name}, at most`, value: middle(perSecond), unit: 'calls/s' };
  yield { name: `${name}, at most, median`, value: middle(({ most }) => most.p50Ms), unit: 'ms' };
  const worst = middle(({ most }) => most.p99Ms);
  yield { name: `${name}, at most, p99`, value: worst, unit: 'ms', bound: { atMost: BOUND_MS } };
  yield { name: `${name}, half of it, median`, value: middle(({ half }) => half.p50Ms), unit: 'ms' };
  const p99 = middle(({ half }) => half.p99Ms);
  yield { name: `${name}, half of it, p99`, value: p99, unit: 'ms', bound: { atMost: BOUND_MS } };
  const refused = middle(({ most, half }) => most.failures + half.failures);
  yield { name: `${name}, refused`, value: refused, unit: '', bound: { atMost: 0 } };
  yield ratioOf(
    { name, callers: CONNECTIONS, perSecond: rounds.map(({ rates }) => perSecond(rates)) },
    { name: 'ILIKE', callers: CONNECTIONS, perSecond: rounds.map(({ yardstick }) => yardstick) },
    { atLeast: BOUND_TIMES },
  );
}

/** The studio's titles, and as many of another vendor as are missing; answers what people may search for. */
const fill = async (db: Database): Promise<string[]> => {
  const games = GAMES.map(toListed);
  const rest = games
    .slice(0, GAME_COUNT - games.length)
    .map((game) => ({ ...game, vendor: 'REST', vendorName: 'Rest' }));
  await transaction(db, (tx) => putGames(tx, 'BENCH', [...games, ...rest]));
  await db.pool.query('vacuum analyze');
  const texts = games.flatMap(({ title, names }, place) => [
    title.slice(0, 4 + (place % 5)),
    names.my ?? title,
    names.zh ?? title,
    // A slip: the third and the fourth letter in the wrong order.
    `${title.slice(0, 2)}${title.charAt(3)}${title.charAt(2)}${title.slice(4)}`,
  ]);
  // So many that what was asked for lately does not answer them.
  return [...new Set(texts)];
};

const toListed = ({ brand, ...title }: (typeof GAMES)[number]): ListedGame => ({
  vendor: brand.code,
  vendorName: brand.name,
  vendorEmblem: brand.emblem,
  code: title.code,
  category: 'RNG',
  names: { en: title.title, my: title.name, ...title.names },
  title: title.title,
  classify: null,
  minBet: money(2_500n),
  lines: 25,
  subject: title.subject,
  palette: title.palette,
  hot: title.hot ?? false,
  releasedAt: new Date(title.releasedOn),
});

/** What people look at first, further down, by vendor and by bet. */
const listed = (): string[] =>
  Array.from({ length: 60 }, (_, place) => {
    const brand = GAMES[place * 160]?.brand.code ?? '';
    return [LIST, `${LIST}&pageNo=${place + 1}`, `${LIST}&vassalage=${brand}`, `${LIST}&minBet=0.5`];
  }).flat();

const searched = (texts: readonly string[]): string[] =>
  texts.map((text) => `${LIST}&gameName=${encodeURIComponent(text)}`);

/** Each round begins elsewhere. */
const from = (paths: readonly string[], round: number): string[] => {
  const start = Math.floor((paths.length * round) / ROUNDS);
  return [...paths.slice(start), ...paths.slice(0, start)];
};

/** The same question as a plain statement, for one of the texts after another. */
const openYardstick = async (
  pgbench: string,
  db: Database,
  url: string,
  texts: readonly string[],
): Promise<() => Promise<number>> => {
  await db.pool.query('create table bench_text (n int primary key, text text not null)');
  await db.pool.query(
    'insert into bench_text select n, text from unnest($1::text[]) with ordinality as t (text, n)',
    [texts],
  );
  const file = join(mkdtempSync(join(tmpdir(), 'hintha-bench-script-')), 'ilike.sql');
  writeFileSync(
    file,
    `\\set n random(1, ${texts.length})
     select g.id, g.vendor, v.name, g.code, g.names, g.title, g.min_bet, count(*) over () as total
     from catalogue_game g join catalogue_vendor v on v.code = g.vendor and v.active and g.active,
          (select '%' || text || '%' as wanted from bench_text where n = :n) asked
     where g.category = 'RNG'
       and (g.title ilike wanted or g.names::text ilike wanted or v.name ilike wanted)
     order by g.hot desc, g.released_at desc, g.id limit 24;`,
  );
  return () => runScript(pgbench, url, { file, clients: CONNECTIONS, seconds: SECONDS });
};

/** What the heap grows by when the catalogue is read, with its index and what was asked for lately. */
const memoryOfIndex = async (db: Database): Promise<Figure> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = async () => {
    collect();
    // Memory outside of the heap is given back a moment later.
    await setTimeout(200);
    collect();
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    return heapUsed + external + arrayBuffers;
  };
  // The converters of scripts come with tables of their own, which are there once for everything.
  const before = await used();
  const index = await openCatalogueIndex({ db, clock: systemClock, log: openLog('bench', 'silent') })();
  const none = {
    category: 'RNG',
    vendor: '',
    classify: '',
    minBet: null,
    leastLines: 0,
    leastReturn: 0,
    volatility: '',
    features: [],
    order: '',
    language: 'my',
  } as const;
  for (const { title } of GAMES.slice(0, 1_000)) index.pick({ ...none, name: title });
  const grown = ((await used()) - before) / 1024 / 1024;
  if (index.pick({ ...none, name: '' }).length !== GAME_COUNT) throw new Error('the catalogue is not whole');
  return { name: 'memory of the catalogue', value: grown, unit: 'MB', bound: { atMost: BOUND_MB } };
};
