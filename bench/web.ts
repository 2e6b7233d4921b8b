import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openBrowser, openVisitor } from '../e2e/browser.ts';
import { untilGamesAreListed } from '../e2e/games-listed.ts';
import { openWorld } from '../e2e/world.ts';
import { findBrowser } from '../tools/browser.ts';
import { ROOT } from '../tools/settings.ts';
import { median, type Figure } from './figure.ts';
import { judgePage, type Scores } from './lighthouse.ts';

const DIST = join(ROOT, 'apps/web/dist');
const RUNS = Number(process.env.BENCH_ROUNDS ?? 5);
const KB = 1000;

/** The weight of the pages as built, and what a slow phone makes of the home page. */
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
  yield* await lighthouseFigures(url);
}

/** The scripts that the page itself asks for, with everything they import before they run. */
const shellKb = (): number => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const wanted = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const seen = new Set<string>();
  while (wanted.length > 0) {
    const file = wanted.pop() ?? '';
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(join(DIST, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
      wanted.push(`assets/${name}`);
  }
  const bytes = [...seen].map((file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).byteLength);
  return bytes.reduce((sum, size) => sum + size, 0) / KB;
};

/** Bytes on the wire of a first visit, until the page asks for nothing more. */
const firstLoadKb = async (url: string): Promise<number> => {
  const browser = await openBrowser();
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

const lighthouseFigures = async (url: string): Promise<Figure[]> => {
  const chromePath = findBrowser();
  if (chromePath === undefined) throw new Error('no browser for Lighthouse');
  const runs: Scores[] = [];
  while (runs.length < RUNS) runs.push(await judgePage(url, chromePath));
  const middle = (pick: (run: Scores) => number) => median(runs.map(pick));
  const elements = [...new Set(runs.map(({ lcpElement }) => lcpElement))].join(' | ');
  console.error(`largest paint: ${elements}`);
  return [
    { name: home('performance'), value: middle((r) => r.performance), unit: '/100', bound: { atLeast: 90 } },
    {
      name: home('accessibility'),
      value: middle((r) => r.accessibility),
      unit: '/100',
      bound: { atLeast: 100 },
    },
    { name: home('best practices'), value: middle((r) => r.bestPractices), unit: '/100' },
    { name: home('largest paint'), value: middle((r) => r.lcpMs), unit: 'ms' },
    { name: home('layout shift'), value: middle((r) => r.layoutShift), unit: '', bound: { atMost: 0.05 } },
  ];
};

const home = (what: string): string => `Lighthouse mobile, home: ${what}`;
