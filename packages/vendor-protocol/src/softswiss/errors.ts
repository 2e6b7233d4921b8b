import { formatAmount, type Money } from '@hintha/money';
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { ValidationError } from '../message.ts';
import { balanceAmount } from './fields.ts';

/**
 * Every api_code of the dialect with what it says. 409 comes from Beexar's published form of the interface, the
 * others are SOFTSWISS's own.
 */
export const API_CODES = {
  '100': 'insufficient funds',
  '101': 'player is invalid',
  '105': 'bet limit reached',
  '106': 'bet is above the highest allowed',
  '107': 'game is forbidden to the player',
  '110': 'player is disabled',
  '153': 'game is not available in the country of the player',
  '154': 'currency is not allowed for the player',
  '155': 'a field that was set before cannot change',
  '400': 'bad request',
  '403': 'invalid signature',
  '404': 'not found',
  '405': 'game is not available to the casino',
  '406': 'free spins are not available to the casino',
  '409': 'action already rolled back',
  '410': 'casino is disabled',
  '411': 'endpoint is disabled for the casino',
  '420': 'endpoint is disabled for the provider',
  '421': 'event type is not allowed',
  '500': 'internal error',
  '501': 'provider is not configured for the casino',
  '502': 'error in an external service',
  '503': 'service is unavailable',
  '504': 'request timed out',
  '600': 'provider has no free spins',
  '601': 'free spins cannot be issued in the game',
  '602': 'free spins need at least one game',
  '603': 'bad expiry of free spins',
  '605': 'free spins cannot go from their state to the one asked for',
  '606': 'free spins are not synchronised yet',
  '607': 'free spins cannot span providers',
  '610': 'free spins issue is invalid',
  '611': 'free spins issue has expired',
  '620': 'free spins issue cannot be cancelled',
  '700': 'live game is not available now',
} as const;

export type ApiCode = keyof typeof API_CODES;

const BALANCE_CODES = ['100', '105', '106'] as const;

/** The codes whose reply must carry the balance. */
export type BalanceCode = (typeof BALANCE_CODES)[number];

export const isApiCode = (code: string): code is ApiCode => Object.hasOwn(API_CODES, code);

export const isBalanceCode = (code: ApiCode): code is BalanceCode =>
  BALANCE_CODES.some((balanceCode) => balanceCode === code);

export interface ErrorBody {
  readonly code: 'invalid_argument' | 'internal';
  readonly msg: string;
  readonly meta: { readonly api_code: ApiCode; readonly api_message: string; readonly balance?: string };
}

export interface ErrorReply {
  readonly status: 400 | 500;
  readonly body: ErrorBody;
}

const reply = (apiCode: ApiCode, message: string, balance?: Money): ErrorReply => {
  const meta = { api_code: apiCode, api_message: message };
  const withBalance = balance === undefined ? meta : { ...meta, balance: formatAmount(balance) };
  return apiCode.startsWith('5')
    ? { status: 500, body: { code: 'internal', msg: message, meta: withBalance } }
    : { status: 400, body: { code: 'invalid_argument', msg: message, meta: withBalance } };
};

/**
 * The reply with an error. The dialect knows two HTTP statuses only and puts the meaning into `api_code`; even a
 * bad signature is a 400. Throws when a code that must carry the balance comes without one.
 */
export function toErrorReply(apiCode: BalanceCode, balance: Money): ErrorReply;
export function toErrorReply(apiCode: Exclude<ApiCode, BalanceCode>, balance?: Money): ErrorReply;
export function toErrorReply(apiCode: ApiCode, balance?: Money): ErrorReply {
  assert(balance !== undefined || !isBalanceCode(apiCode), `api_code ${apiCode} carries the balance`);
  return reply(apiCode, API_CODES[apiCode], balance);
}

/** The reply to a body that could not be read; it names the field at fault and never quotes what was sent. */
export const toValidationErrorReply = ({ message }: ValidationError): ErrorReply => reply('400', message);

/** An error reply as the calling side reads it: only what it branches on must be there. */
export const errorBody = z.object({
  meta: z.object({ api_code: z.string(), balance: balanceAmount.optional().catch(undefined) }),
});
