import { FIRST_PATHS } from '@hintha/contract/first-paths';
import { call, setEncryptionKey, type Reply } from './api.ts';
import { setServerTime } from './clock.ts';
import { createLoaded } from './loaded.ts';

export type Permission = Reply<'readPermission'>;

const [, PERMISSION] = FIRST_PATHS.readPermission;

/** When a question went out and its answer had come, in milliseconds of the page. */
type Way = readonly [sent: number, answered: number];

/** The way of the first answer, which may have come before the page asked; the browser keeps when that was. */
const findFirstWay = (): Way | undefined => {
  const first = performance.getEntriesByType('resource').find(({ name }) => name.includes(PERMISSION));
  return first instanceof PerformanceResourceTiming ? [first.requestStart, first.responseEnd] : undefined;
};

let findWay = findFirstWay;

export const permission = createLoaded<Permission>(async () => {
  const askedAt = performance.now();
  const value = await call('readPermission', { query: { url: location.host } });
  const [sent, answered] = findWay() ?? [askedAt, performance.now()];
  findWay = () => undefined;
  // The time was told about half way between question and answer.
  setServerTime(value.serverTime + Math.round(performance.now() - (sent + answered) / 2));
  setEncryptionKey(value.encryption);
  return value;
});

export const usePermission = (): Permission | null => permission.use((loaded) => loaded.value);

/** The symbol before every amount; it stands even before the server has told its own. */
export const useCurrencySymbol = (): string =>
  permission.use((loaded) => loaded.value?.whitelabel.currencySymbol ?? 'Ks');

/** The module flags that are on, parents and children alike. */
export const flags = createLoaded<ReadonlySet<string>>(async () => {
  const tree = await call('readFlags');
  const all = tree.flatMap((flag) => [flag, ...flag.children]);
  return new Set(all.filter((flag) => flag.enabled === '1').map((flag) => flag.code));
});

/** Whether a feature is on; off until the server has said so. */
export const useFlag = (code: string): boolean => flags.use((loaded) => loaded.value?.has(code) ?? false);

export const country = createLoaded(async () => call('readCountry'));
