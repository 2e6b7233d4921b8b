import type { Browser, Locator, Page } from 'playwright-core';
import { PASSWORD } from '../e2e/accounts.ts';
import { openVisitor } from '../e2e/browser.ts';
import { median, type Figure } from './figure.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const SLOWER = 4;
const MOST_MS = 50;

export const [PHONE, WIDE] = [
  { width: 390, height: 844, language: 'en' },
  { width: 1440, height: 900, language: 'en' },
] as const;

/** A press that is measured, and the one that undoes it. */
export interface MeasuredPress {
  readonly name: string;
  readonly visit: typeof PHONE | typeof WIDE;
  readonly open: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Locator;
  readonly undo: (page: Page) => Locator;
  /** Keys in the place of a pointer: the one that is pressed in a field, and the one that undoes it. */
  readonly keys?: readonly [string, string];
}

export interface PressBench {
  readonly browser: Browser;
  readonly url: string;
  readonly session: { readonly token: string; readonly username: string };
  /** Whose share of a press it is. */
  readonly of: string;
}

export const logIn = async (operatorUrl: string, username: string): Promise<string> => {
  const reply = await fetch(`${operatorUrl}/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  const { value } = (await reply.json()) as { value: { token: string } };
  return value.token;
};

/** Beside it, in the same page, a part that changes one word by itself: what any press costs on this machine. */
export async function* measurePress(
  { browser, url, session, of }: PressBench,
  press: MeasuredPress,
): AsyncGenerator<Figure> {
  await using visitor = await openVisitor(browser, url, press.visit);
  const { page, context } = visitor;
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  }, session);
  await press.open(page);
  await page.evaluate(putPlainParts);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const waits: { whole: number; plain: number }[] = [];
  while (waits.length <= ROUNDS) waits.push(await measureOnce(page, press));
  // The first one has the scripts compiled.
  const [, ...warm] = waits;
  const middle = (pick: (wait: { whole: number; plain: number }) => number) => median(warm.map(pick));
  const name = `${press.name}, CPU ${SLOWER} times slower`;
  yield { name, value: middle(({ whole }) => whole), unit: 'ms' };
  yield { name: '  a plain part beside it', value: middle(({ plain }) => plain), unit: 'ms' };
  const own = middle(({ whole, plain }) => whole - plain);
  yield { name: `  the ${of} itself`, value: own, unit: 'ms', bound: { atMost: MOST_MS } };
}

const measureOnce = async (page: Page, { press, undo, keys }: MeasuredPress) => {
  const [key, back] = keys ?? [];
  const plain = await timeOf(page, page.locator(key === undefined ? '#plain' : '#plain-field'), key);
  const whole = await timeOf(page, press(page), key);
  await timeOf(page, undo(page), back);
  return { whole, plain };
};

const putPlainParts = (): void => {
  const style = 'position: fixed; inset: 50% auto auto 0; z-index: 99; width: 44px; height: 44px';
  const plain = document.createElement('button');
  plain.id = 'plain';
  plain.textContent = '0';
  plain.addEventListener('click', () => (plain.textContent = String(Number(plain.textContent) + 1)));
  const field = document.createElement('input');
  field.id = 'plain-field';
  plain.style.cssText = style;
  field.style.cssText = `${style}; margin-block-start: 48px`;
  // Over a sheet that is open only what is in it can be pressed.
  const place = document.querySelector('[role="dialog"]') ?? document.querySelector('main');
  place?.append(plain, field);
};

interface Timed {
  drawn: Promise<number>;
}

type Kind = 'click' | 'keydown';
const kindOf = (key: string | undefined): Kind => (key === undefined ? 'click' : 'keydown');

/** Has the page say how long after the next press its work is in the picture. */
const listen = (kind: Kind): void => {
  (window as unknown as Timed).drawn = new Promise((resolve) => {
    const onPress = (event: Event): void => {
      requestAnimationFrame(() => {
        // A message comes after the picture.
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(performance.now() - event.timeStamp));
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    };
    document.addEventListener(kind, onPress, { capture: true, once: true });
  });
};

const timeOf = async (page: Page, pressed: Locator, key?: string): Promise<number> => {
  if (key !== undefined) await pressed.focus();
  await page.evaluate(listen, kindOf(key));
  await (key === undefined ? pressed.click() : page.keyboard.press(key));
  return page.evaluate(() => (window as unknown as Timed).drawn);
};
