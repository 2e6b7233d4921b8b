import { splitAmount } from '@hintha/ui';

const ZONE = 'Asia/Yangon';

/** Days by the year first, so that they sort as text; the clock to the second, since staff compares with statements. */
const STAMP = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A date and time in Yangon: `2026-11-21 14:32:08`. */
export const formatInstant = (instant: number): string => STAMP.format(instant);

/** An amount of the wire for sentences: `Ks 1,284,650.00`. */
export const formatMoney = (amount: string): string => {
  const { minus, whole, decimals } = splitAmount(amount);
  return `${minus}Ks\u00A0${whole}${decimals}`;
};

/** An amount of coins for sentences: `6,001.11`; whose coins they are stands beside it. */
export const formatCoins = (amount: string): string => {
  const { minus, whole, decimals } = splitAmount(amount);
  return `${minus}${whole}${decimals}`;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const padded = (count: number): string => String(count).padStart(2, '0');

/** How long something takes or waits: `0:41`, `12:05`, `3:04 h`, `2 d`. Below zero counts as none. */
export const formatSpan = (ms: number): string => {
  const span = Math.max(0, ms);
  if (span < HOUR) return `${Math.floor(span / MINUTE)}:${padded(Math.floor((span % MINUTE) / SECOND))}`;
  if (span < DAY) return `${Math.floor(span / HOUR)}:${padded(Math.floor((span % HOUR) / MINUTE))} h`;
  return `${Math.floor(span / DAY)} d`;
};
