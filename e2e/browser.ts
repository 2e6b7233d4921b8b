import { type Language, wireCodeOf } from '@hintha/contract';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findBrowser } from '../tools/browser.ts';

/** What a browser draws beside text. Pictures are a quarter of what a page costs, and games cost three times as much. */
export type Draws = 'games' | 'pictures' | 'text';

// Games are drawn by WebGL, which a machine without a graphics card works out in software; the pages around them are
// kept from that way of drawing.
const DRAWING: Readonly<Record<Draws, readonly string[]>> = {
  games: [
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-gpu-rasterization',
    '--disable-gpu-compositing',
  ],
  pictures: ['--disable-gpu'],
  text: ['--disable-gpu', '--blink-settings=imagesEnabled=false'],
};
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Chromium, which draws no more than a journey looks at. */
export const openBrowser = async (draws: Draws): Promise<Browser> => {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('no browser: npm test finds or installs one');
  return chromium.launch({ executablePath, args: [...FLAGS, ...DRAWING[draws]] });
};

const shared = new Map<Draws, Promise<Browser>>();

/**
 * The browser that all files of a worker share, which goes when the worker does: what sets visitors apart is that each
 * has a context of its own.
 */
export const shareBrowser = (draws: Draws): Promise<Browser> => {
  const open = shared.get(draws) ?? openBrowser(draws);
  shared.set(draws, open);
  return open;
};

export interface Visit {
  language?: Language;
  theme?: 'dark' | 'light';
  width?: number;
  height?: number;
  /** Pages are still unless it is said otherwise: what fades or rolls is judged halfway, and costs half a processor. */
  reducedMotion?: 'reduce' | 'no-preference';
  /** Whether the site's worker runs, which fetches the whole shell once more; only where a journey is about it. */
  worker?: boolean;
}

export interface Visitor extends AsyncDisposable {
  page: Page;
  context: BrowserContext;
  /** What the page complained of so far: errors of its scripts and business errors of its policy. */
  complaints: string[];
}

/** What lies behind a pane is blurred in software for every frame that is drawn: nearly half of what a click costs. */
const keepPanesClear = (): void => {
  const clear = new CSSStyleSheet();
  clear.replaceSync('* { backdrop-filter: none !important; }');
  document.adoptedStyleSheets.push(clear);
};

/** What was asked ahead and then asked for in another way is fetched twice. */
const PRELOADED_IN_VAIN = /^A preload for|was preloaded using link preload but not used/;

/** As long as journeys wait for anything else: see vitest.config.ts. */
const PATIENCE_MS = 60_000;

/** A new visitor with an empty browser of a chosen width, language and theme. */
export const openVisitor = async (browser: Browser, baseURL: string, visit: Visit = {}): Promise<Visitor> => {
  const { language, theme, width = 1440, height = 900, reducedMotion = 'reduce', worker = false } = visit;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    reducedMotion,
    serviceWorkers: worker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(keepPanesClear);
  await context.addInitScript(
    ([lang, look]) => {
      if (lang) for (const key of ['lang', 'hisLang']) localStorage.setItem(key, lang);
      if (look) localStorage.setItem('theme', look);
    },
    [language === undefined ? '' : wireCodeOf(language), theme ?? ''] as const,
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || PRELOADED_IN_VAIN.test(message.text())) complaints.push(message.text());
  });
  const leave = async (): Promise<void> => {
    // Calls that are still being answered by the journey when it ends fail with the page, which is no fault.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, context, complaints, [Symbol.asyncDispose]: leave };
};
