import { isObject, readJson, type Json } from './json.ts';

/** The one setting with fields of its own. */
export const MAINTENANCE = 'site.maintenance';

export interface Maintenance {
  readonly on: boolean;
  /** By language. */
  readonly message: Readonly<Record<string, string>>;
  /** When the site is expected back, as `2026-11-30T11:30:00.000Z`. */
  readonly until: string | null;
}

const textsOf = (value: Json | undefined): Record<string, string> => {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

/** The maintenance as its setting tells it on the wire. */
export const readMaintenance = (wire: string): Maintenance => {
  const value = readJson(wire);
  if (!isObject(value)) return { on: false, message: {}, until: null };
  return {
    on: value['on'] === true,
    message: textsOf(value['message']),
    until: typeof value['until'] === 'string' ? value['until'] : null,
  };
};

const ZONE_MS = 6.5 * 3_600_000;

/** An instant as a field for date and time shows it in Yangon. */
export const toField = (until: string | null): string =>
  until === null ? '' : new Date(Date.parse(until) + ZONE_MS).toISOString().slice(0, 16);

/** What a field for date and time says, which is Yangon's clock; null when it is empty or no time. */
export const fromField = (field: string): string | null => {
  const at = Date.parse(`${field}:00+06:30`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};
