import { splitAmount } from '@hintha/ui';

const NBSP = '\u00A0';
const NUMBER = new Intl.NumberFormat('en-US');
const ZONE = 'Asia/Yangon';

const DATE = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const timeFormat = (withSeconds: boolean) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds ? { second: '2-digit' } : {}),
  });
const SHORT_TIME = timeFormat(false);
const LONG_TIME = timeFormat(true);

/** An amount of the wire for people, the same in every language: `Ks 1,284,650.00`. */
export const formatMoney = (amount: string, symbol: string): string => {
  const { minus, whole, decimals } = splitAmount(amount);
  return `${minus}${symbol}${NBSP}${whole}${decimals}`;
};

/** A count: `9,842`, in Latin digits in every language. */
export const formatNumber = (count: number): string => NUMBER.format(count);

/** A clock time in Yangon: `14:32`, or `14:32:08`. */
export const formatTime = (instant: number, { seconds = false } = {}): string =>
  (seconds ? LONG_TIME : SHORT_TIME).format(instant);

/** A date and time in Yangon: `21/11/2025 14:32`. */
export const formatInstant = (instant: number, { seconds = false } = {}): string =>
  `${DATE.format(instant)} ${formatTime(instant, { seconds })}`;
