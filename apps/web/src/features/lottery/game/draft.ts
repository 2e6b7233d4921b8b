import type { OpenRequest } from '../../../shared/forms/request-for.ts';
import { NOTHING, type Picked } from './picked.ts';
import { MONEY_MODES, type Line, type Staked } from './price.ts';

/**
 * An order that was sent and not answered, with the id by which the server takes two of it for one. One on a lottery that
 * is drawn for each order has no numero, and an empty text in its place.
 */
export type AskedOrder = Readonly<Record<'gameCode' | 'issue' | 'bets' | 'prizeMode', string>>;

/** What a member has put together for a lottery and not yet bet. */
export interface Draft extends Staked {
  /** The numero that it is for; null for the one that closes first. */
  readonly issue: string | null;
  /** The day to which that numero was moved, and when it is drawn; left out by older pages. */
  readonly movedTo?: string | null;
  readonly drawTime?: number | null;
  readonly playType: string;
  readonly picked: Picked;
  /** Null for the most that the member may. */
  readonly prizeMode: number | null;
  readonly lines: readonly Line[];
  readonly unanswered: OpenRequest<AskedOrder> | null;
}

export const EMPTY_DRAFT: Draft = {
  issue: null,
  playType: '',
  picked: NOTHING,
  amount: '1000',
  times: 1,
  unit: '1',
  prizeMode: null,
  lines: [],
  unanswered: null,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const areTexts = (value: unknown, ...keys: readonly string[]): boolean =>
  isRecord(value) && keys.every((key) => typeof value[key] === 'string');

const isPicked = (value: unknown): value is Picked =>
  isRecord(value) &&
  areTexts(value, 'entry', 'typed') &&
  Array.isArray(value.parts) &&
  value.parts.every((part) => Array.isArray(part) && part.every(Number.isSafeInteger));

const isLine = (value: unknown): value is Line => areTexts(value, 'id', 'playType', 'numbers', 'unitStake');

const isUnanswered = (value: unknown): boolean =>
  value === null || areTexts(value, 'requestId', 'gameCode', 'issue', 'bets', 'prizeMode');

const isOr = (value: unknown, other: 'string' | 'number'): boolean =>
  value === null || typeof value === other;

/** Whether it is for a numero, or for none. */
const isPinned = ({ issue, movedTo = null, drawTime = null }: Record<string, unknown>): boolean =>
  isOr(issue, 'string') && isOr(movedTo, 'string') && isOr(drawTime, 'number');

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  areTexts(value, 'playType', 'amount') &&
  isPinned(value) &&
  isOr(value.prizeMode, 'number') &&
  Number.isSafeInteger(value.times) &&
  MONEY_MODES.some((mode) => mode === value.unit) &&
  isPicked(value.picked) &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine) &&
  isUnanswered(value.unanswered);

/** A draft as it was kept; an empty one where something else stands. */
export const parseDraft = (kept: string | null): Draft => {
  try {
    const read: unknown = JSON.parse(kept ?? 'null');
    return isDraft(read) ? read : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
};

/** Where this browser keeps the draft of a member for a lottery. */
export const draftKey = (username: string, gameCode: string): string =>
  `lotteryDraft_${username}_${gameCode}`;
