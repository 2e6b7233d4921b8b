import { EMPTY_SLIP, type Order, type Slip, type SlipLeg } from './slip.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const areTexts = (value: unknown, ...keys: readonly string[]): value is Record<string, unknown> =>
  isRecord(value) && keys.every((key) => typeof value[key] === 'string');

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isOutright = (value: unknown): boolean => value === null || areTexts(value, 'league', 'competitor');

const isLeg = (value: unknown): value is SlipLeg =>
  areTexts(value, 'eventId', 'sport', 'home', 'away', 'marketId', 'code', 'pick') &&
  typeof value.startsAt === 'number' &&
  isTextOrNull(value.line) &&
  isTextOrNull(value.price) &&
  isTextOrNull(value.leagueCode ?? null) &&
  isOutright(value.outright ?? null) &&
  (value.fee === null || areTexts(value.fee, 'text'));

const isOrder = (value: unknown): value is Order =>
  areTexts(value, 'requestId', 'kind', 'format', 'amount', 'accepts') &&
  Array.isArray(value.legs) &&
  value.legs.every((leg) => areTexts(leg, 'marketId', 'pick', 'shown'));

/** One that was kept before there was such a price has none. */
const isTogether = (value: unknown): boolean =>
  value === undefined || value === null || areTexts(value, 'of', 'price');

const isSlip = (value: unknown): value is Slip =>
  areTexts(value, 'stake') &&
  Array.isArray(value.legs) &&
  value.legs.every(isLeg) &&
  isTextOrNull(value.mode) &&
  Number.isSafeInteger(value.systemSize) &&
  isRecord(value.stakes) &&
  isTogether(value.together) &&
  Array.isArray(value.unanswered) &&
  value.unanswered.every(isOrder);

/** A slip as it was kept; an empty one where something else stands. */
export const parseSlip = (kept: string | null): Slip => {
  try {
    const read: unknown = JSON.parse(kept ?? 'null');
    return isSlip(read) ? { ...EMPTY_SLIP, ...read } : EMPTY_SLIP;
  } catch {
    return EMPTY_SLIP;
  }
};

/** Where this browser keeps the slip of a member; that of visitors has no name behind it. */
export const slipKey = (username: string): string => `sportsSlip_${username}`;
