import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openBrowser, openVisitor } from '../e2e/browser.ts';
import { untilGamesAreListed } from '../e2e/games-listed.ts';
import { openWorld } from '../e2e/world.ts';
import { findBrowser } from '../tools/browser.ts';
import { startScripts } from '../tools/pages/start-size.ts';
import { ROOT } from '../tools/settings.ts';
import { median, type Figure } from './figure.ts';
import { judgePage, type Scores } from './lighthouse.ts';

const DIST = join(ROOT, 'apps/web/dist');
const RUNS = Number(process.env.BENCH_ROUNDS ?? 5);
const KB = 1000;

/** The weight of the pages as built, and what a slow phone makes of home and of a lobby. */
export async function* measure(): AsyncGenerator<Figure> {
  await using world = await openWorld();
  const url = world.settings.operatorUrl;
  await untilGamesAreListed(url);
  yield {
    name: 'first-party script of the shell, gzip',
    value: shellKb(),
    unit: 'kB',
    bound: { atMost: 110 },
  };
  const first = await firstLoadKb(url);
  yield { name: 'first load of home at 390 px', value: first, unit: 'kB', bound: { atMost: 300 } };
  yield* lighthouseFigures(url);
}

const shellKb = (): number => {
  const bytes = startScripts(DIST).map(
    (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).byteLength,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / KB;
};

/** Bytes on the wire of a first visit, until the page asks for nothing more. */
const firstLoadKb = async (url: string): Promise<number> => {
  const browser = await openBrowser('games');
  try {
    await using visitor = await openVisitor(browser, url, { width: 390, height: 844 });
    const wire = await visitor.context.newCDPSession(visitor.page);
    await wire.send('Network.enable');
    let bytes = 0;
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await visitor.page.goto('/');
    await visitor.page.waitForLoadState('networkidle');
    return bytes / KB;
  } finally {
    await browser.close();
  }
};

async function* lighthouseFigures(url: string): AsyncGenerator<Figure> {
  const chromePath = findBrowser();
  if (chromePath === undefined) throw new Error('no browser for Lighthouse');
  for (const [page, path] of PAGES) {
    const runs: Scores[] = [];
    while (runs.length < RUNS) runs.push(await judgePage(`${url}${path}`, chromePath));
    const elements = [...new Set(runs.map(({ lcpElement }) => lcpElement))].join(' | ');
    console.error(`largest paint of ${page}: ${elements}`);
    yield* figuresOf(page, runs);
  }
}

const PAGES = [
  ['home', '/'],
  ['lobby', '/rng'],
] as const;

const figuresOf = (page: string, runs: readonly Scores[]): Figure[] => {
  const name = (what: string): string => `Lighthouse mobile, ${page}: ${what}`;
  const middle = (pick: (run: Scores) => number) => median(runs.map(pick));
  const score = (what: string, pick: (run: Scores) => number, atLeast: number): Figure => ({
    name: name(what),
    value: middle(pick),
    unit: '/100',
    bound: { atLeast },
  });
  return [
    score('performance', (run) => run.performance, 95),
    score('accessibility', (run) => run.accessibility, 100),
    score('best practices', (run) => run.bestPractices, 100),
    { name: name('largest paint'), value: middle((run) => run.lcpMs), unit: 'ms' },
    { name: name('blocked'), value: middle((run) => run.blockedMs), unit: 'ms' },
    {
      name: name('layout shift'),
      value: middle((run) => run.layoutShift),
      unit: '',
      bound: { atMost: 0.05 },
    },
    { name: name('speed of the machine'), value: middle((run) => run.benchmark), unit: '' },
  ];
};
