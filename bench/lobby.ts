import type { Page } from 'playwright-core';
import { openBrowser, openVisitor } from '../e2e/browser.ts';
import { untilGamesAreListed } from '../e2e/games-listed.ts';
import { openWorld } from '../e2e/world.ts';
import { median, type Figure } from './figure.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const TILES = 2_000;
const PAGE_SIZE = 24;
const SLOWER = 4;
const PHONE = { width: 390, height: 844, language: 'my' } as const;
/** What a press types, one letter after another. */
const TYPED = 'golden';
const SCROLL_MS = 20_000;

/** What the lobby of ten thousand games costs a phone: the answer to a letter, and a long scroll. */
export async function* measure(): AsyncGenerator<Figure> {
  await using world = await openWorld();
  const url = world.settings.operatorUrl;
  await untilGamesAreListed(url);
  const browser = await openBrowser('pictures');
  const waits: number[] = [];
  const scrolls: Scroll[] = [];
  try {
    while (scrolls.length < ROUNDS) {
      await using visitor = await openVisitor(browser, url, PHONE);
      const { page, context } = visitor;
      await openLong(page);
      scrolls.push(await scroll(page));
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      waits.push(await typeSlowly(page));
    }
  } finally {
    await browser.close();
  }
  const middle = (pick: (one: Scroll) => number) => median(scrolls.map(pick));
  const typing = `a letter in the search over ${TILES} tiles, CPU ${SLOWER} times slower`;
  yield { name: typing, value: median(waits), unit: 'ms', bound: { atMost: 100 } };
  yield {
    name: 'tiles in the list that is scrolled',
    value: middle(({ tiles }) => tiles),
    unit: '',
    bound: { atLeast: TILES },
  };
  yield { name: 'pictures a second', value: middle(({ fps }) => fps), unit: 'fps', bound: { atLeast: 50 } };
  yield { name: 'longest pause between two pictures', value: middle(({ pauseMs }) => pauseMs), unit: 'ms' };
  yield {
    name: 'most cards drawn at a time',
    value: middle(({ cards }) => cards),
    unit: '',
    bound: { atMost: 120 },
  };
  yield { name: 'most elements of the page', value: middle(({ elements }) => elements), unit: '' };
}

/** The list with as many pages as hold the tiles: how far a visit has loaded lies in the history entry. */
const openLong = async (page: Page): Promise<void> => {
  await page.goto('/rng?page=all');
  await page.locator('main li a[href*="gameCode"]').first().waitFor();
  await page.evaluate(
    (wanted) => {
      history.replaceState({ key: 'bench', state: { page: wanted } }, '');
    },
    Math.ceil(TILES / PAGE_SIZE),
  );
  await page.reload();
  await page
    .locator(`li[aria-setsize="${Math.ceil(TILES / PAGE_SIZE) * PAGE_SIZE}"]`)
    .first()
    .waitFor({ timeout: 60_000 });
};

interface Scroll {
  readonly fps: number;
  readonly pauseMs: number;
  readonly tiles: number;
  readonly cards: number;
  readonly elements: number;
}

/** Scrolls down the whole list, seven thousand pixels a second as by flick upon flick, and counts the pictures of it. */
const scroll = (page: Page): Promise<Scroll> =>
  page.evaluate(
    (during) =>
      new Promise<Scroll>((resolve) => {
        const end = document.documentElement.scrollHeight - window.innerHeight;
        const tiles = Number(document.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize'));
        const started = performance.now();
        const most = { cards: 0, elements: 0, pauseMs: 0 };
        let pictures = 0;
        let last = started;
        const picture = (now: number): void => {
          pictures += 1;
          most.pauseMs = Math.max(most.pauseMs, now - last);
          last = now;
          most.cards = Math.max(most.cards, document.querySelectorAll('li[aria-posinset]').length);
          most.elements = Math.max(most.elements, document.querySelectorAll('*').length);
          const share = Math.min(1, (now - started) / during);
          window.scrollTo({ top: end * share, behavior: 'instant' });
          if (share < 1) requestAnimationFrame(picture);
          else resolve({ ...most, tiles, fps: (pictures * 1000) / (now - started) });
        };
        requestAnimationFrame(picture);
      }),
    SCROLL_MS,
  );

interface Timed {
  drawn: Promise<number>;
}

/** Has the page say how long after the next letter its work is in the picture. */
const listen = (): void => {
  const box = document.querySelector('form[role="search"] input');
  (window as unknown as Timed).drawn = new Promise((resolve) => {
    const onInput = (event: Event): void => {
      requestAnimationFrame(() => {
        // A message comes after the picture.
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(performance.now() - event.timeStamp));
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    };
    box?.addEventListener('input', onInput, { once: true });
  });
};

/** From a letter to the picture with what it leaves of the list; the median over the letters of a word. */
const typeSlowly = async (page: Page): Promise<number> => {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('form[role="search"] input').focus();
  const waits: number[] = [];
  for (const letter of TYPED) {
    await page.evaluate(listen);
    await page.keyboard.type(letter);
    waits.push(await page.evaluate(() => (window as unknown as Timed).drawn));
  }
  return median(waits);
};
