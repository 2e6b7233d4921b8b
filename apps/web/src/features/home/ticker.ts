import { money, type Money } from '@hintha/money';

/** The promotional counter as the server serves it; amounts in hundredths. */
export interface Ticker {
  startHundredths: number;
  stepHundredths: number;
  everyMs: number;
  epoch: number;
}

/** What the counter shows at an instant: start + step × full steps since the epoch. */
export const tickerAmount = (ticker: Ticker, now: number): Money => {
  const steps = BigInt(Math.max(0, Math.floor((now - ticker.epoch) / ticker.everyMs)));
  return money(BigInt(ticker.startHundredths) + BigInt(ticker.stepHundredths) * steps);
};

/** How long until the counter steps again. */
export const nextStepMs = (ticker: Ticker, now: number): number => {
  const into = (now - ticker.epoch) % ticker.everyMs;
  return ticker.everyMs - (into < 0 ? into + ticker.everyMs : into);
};

/** One place of the counter, counted from the right so that a place keeps its name when the amount grows. */
export interface Reel {
  place: number;
  sign: string;
  rolls: boolean;
}

/** The places of an amount as text, each marked when it differs from the amount before. */
export const reelsOf = (text: string, before: string): Reel[] =>
  Array.from(text, (sign, index) => {
    const place = text.length - index;
    return { place, sign, rolls: before !== '' && before.at(-place) !== sign };
  });
