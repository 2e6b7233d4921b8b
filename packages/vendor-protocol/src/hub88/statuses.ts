import assert from 'node:assert/strict';
import type { Money } from '@hintha/money';
import { z } from 'zod';
import { message, readJson, type ValidationError } from '../message.ts';
import { currency, requestUuid, user } from './fields.ts';
import { balance as balanceUnits } from './money.ts';

/** Every status of an answer with what it says. An answer is always HTTP 200; any other status is a network failure. */
export const STATUSES = {
  RS_OK: 'carried out, now or at an earlier copy of the call',
  RS_ERROR_UNKNOWN: 'no other status says it; also a fault of the operator',
  RS_ERROR_INVALID_PARTNER: 'the integration or the sub-partner is unknown or disabled',
  RS_ERROR_INVALID_TOKEN: 'the token is unknown',
  RS_ERROR_INVALID_GAME: 'the game is unknown',
  RS_ERROR_WRONG_CURRENCY: 'the currency is not that of the player’s wallet',
  RS_ERROR_NOT_ENOUGH_MONEY: 'insufficient funds',
  RS_ERROR_USER_DISABLED: 'the player may not bet',
  RS_ERROR_INVALID_SIGNATURE: 'the signature does not fit the bytes',
  RS_ERROR_TOKEN_EXPIRED: 'the token is known and has expired',
  RS_ERROR_WRONG_SYNTAX: 'the body is not of the expected form',
  RS_ERROR_WRONG_TYPES: 'a field of the body is not of the expected type',
  RS_ERROR_DUPLICATE_TRANSACTION: 'the transaction was processed before with other content',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'the bet that a win refers to is unknown',
  RS_ERROR_LIMIT_REACHED: 'a limit of the player would be exceeded',
} as const;

export type Status = keyof typeof STATUSES;

export type ErrorStatus = Exclude<Status, 'RS_OK'>;

/** After these the vendor knows that a bet was not taken; after any other it rolls the bet back. */
const CLEAN_DECLINES: ReadonlySet<string> = new Set<ErrorStatus>([
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_LIMIT_REACHED',
]);

export const isErrorStatus = (status: string): status is ErrorStatus =>
  Object.hasOwn(STATUSES, status) && status !== 'RS_OK';

export const isCleanDecline = (status: string): boolean => CLEAN_DECLINES.has(status);

/** What of a call its answer repeats. */
export interface Echo {
  readonly request_uuid?: string | undefined;
  readonly user?: string | undefined;
}

/** What the player has, in which currency. */
export interface PlayerBalance {
  readonly currency: string;
  readonly balance: Money;
}

export interface ErrorReply {
  readonly status: 200;
  /** As on the wire, to be written by `writeJson`. */
  readonly body: {
    readonly status: ErrorStatus;
    readonly request_uuid?: string;
    readonly user?: string;
    readonly currency?: string;
    readonly balance?: number | bigint;
  };
}

const errorBody = z.object({
  status: z.string(),
  request_uuid: requestUuid.optional().catch(undefined),
  user: user.optional().catch(undefined),
  currency: currency.optional().catch(undefined),
  balance: balanceUnits.optional().catch(undefined),
});

/** An answer with an error as the calling side reads it: only the status must be there. */
export const errorMessage = message(errorBody);

/** The answer with an error. Insufficient funds come with the real balance; throws when they do not. */
export function toErrorReply(status: 'RS_ERROR_NOT_ENOUGH_MONEY', echo: Echo, has: PlayerBalance): ErrorReply;
export function toErrorReply(
  status: Exclude<ErrorStatus, 'RS_ERROR_NOT_ENOUGH_MONEY'>,
  echo: Echo,
  has?: PlayerBalance,
): ErrorReply;
export function toErrorReply(status: ErrorStatus, echo: Echo, has?: PlayerBalance): ErrorReply {
  assert(status !== 'RS_ERROR_NOT_ENOUGH_MONEY' || has !== undefined, `${status} carries the balance`);
  const { request_uuid, user: player } = echo;
  return {
    status: 200,
    body: {
      status,
      ...(player !== undefined && { user: player }),
      ...(request_uuid !== undefined && { request_uuid }),
      ...(has && { currency: has.currency, balance: z.encode(balanceUnits, has.balance) }),
    },
  };
}

/** The answer to a body that could not be read. The dialect has no place for the field at fault: log it. */
export const toValidationErrorReply = ({ kind }: ValidationError, echo: Echo): ErrorReply =>
  toErrorReply(kind === 'syntax' ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES', echo);

const echoBody = z.object({
  request_uuid: requestUuid.optional().catch(undefined),
  user: user.optional().catch(undefined),
});

/** What there is to repeat in the answer to a body that is malformed, or of somebody else. */
export const readEcho = (body: Uint8Array): Echo => {
  const json = readJson(body);
  const read = json.ok ? echoBody.safeParse(json.value) : undefined;
  return read?.success === true ? read.data : {};
};
