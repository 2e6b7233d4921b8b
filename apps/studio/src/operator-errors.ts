import type { softswiss } from '@hintha/vendor-protocol';
import type { PlayBusinessError } from './wire.ts';

const REASONS: Readonly<Partial<Record<softswiss.ApiCode | 'unlisted', PlayBusinessError>>> = {
  '100': 'insufficient_funds',
  '101': 'account_disabled',
  '105': 'limit_reached',
  '106': 'limit_reached',
  '107': 'game_unavailable',
  '110': 'account_disabled',
  '153': 'game_unavailable',
  '405': 'game_unavailable',
  '410': 'game_unavailable',
  '411': 'game_unavailable',
};

/** What a business error of the operator means to the player; anything else is between the operator and us. */
export const reasonOf = (apiCode: softswiss.ApiCode | 'unlisted'): PlayBusinessError =>
  REASONS[apiCode] ?? 'unknown_error';
