import assert from 'node:assert/strict';
import type { KeyObject } from 'node:crypto';
import type { Money } from '@hintha/money';
import { writeJson, type Call } from '../../message.ts';
import { SIGNATURE_HEADER, signBody } from '../../hub88/signature.ts';
import { errorMessage, isErrorStatus, type ErrorStatus } from '../../hub88/statuses.ts';
import { describe, exchange, expectAmount, expectSame, type Answer } from '../probe.ts';
import type { Case as ConformanceCase } from '../run-conformance.ts';

/** The rules of the dialect that a case can show. */
export const RULES = {
  signature: 'the signature is verified over the bytes as received, before they are read',
  shape: 'what is not of the dialect is answered with HTTP 200 and an error, and moves nothing',
  echo: 'an answer repeats the request_uuid and the user of its call',
  money: 'amounts are integers of hundred-thousandths of a main unit',
  account: 'an unknown user and a foreign currency are answered with errors of their own',
  token: 'a token is looked at for balances and bets, and never for wins and rollbacks',
  funds: 'insufficient funds are reported with the real balance',
  play: 'a bet takes, a win pays and names a bet that is known',
  free: 'a free bet takes no cash, and its win is paid',
  idempotency: 'a transaction moves money once, and its replay is answered as at first',
  duplicate: 'a transaction that comes again with other content moves nothing',
  reversal: 'a rollback undoes its original once',
  tombstone: 'a rollback forbids its original for ever, whether or not it had been seen',
  round: 'any call may close its round',
} as const;

/** The operator to be shown, and a player of its that may be played with, in an open game session. */
export interface Target {
  readonly baseUrl: string;
  /** The key whose public half the operator has registered. */
  readonly privateKey: KeyObject;
  readonly user: string;
  readonly token: string;
  readonly currency: string;
  readonly gameCode: string;
}

export type Case = ConformanceCase<Target, keyof typeof RULES>;

/** What every call says of itself. */
export interface Sent {
  readonly user: string;
  readonly request_uuid: string;
}

/** Posts these bytes under this signature, or under none. */
export const postRaw = (
  { baseUrl }: Target,
  path: string,
  body: Uint8Array<ArrayBuffer> | string,
  signature: string | undefined,
): Promise<Answer> => {
  const headers = { 'content-type': 'application/json' };
  return exchange(baseUrl, path, {
    method: 'POST',
    headers: signature === undefined ? headers : { ...headers, [SIGNATURE_HEADER]: signature },
    body,
  });
};

/** Posts these bytes, signed as they are. */
export const postSigned = (
  target: Target,
  path: string,
  body: Uint8Array<ArrayBuffer> | string,
): Promise<Answer> => postRaw(target, path, body, signBody(body, target.privateKey));

/** Posts this value as JSON, signed. */
export const post = (target: Target, path: string, body: unknown): Promise<Answer> =>
  postSigned(target, path, writeJson(body));

/** The reply of a call that the operator must have accepted, about this user and this call. */
export const accepted = <Request, Reply extends Sent>(
  call: Call<Request, Reply>,
  sent: Sent,
  answer: Answer,
): Reply => {
  const parsed = answer.status === 200 ? call.reply.parse(answer.body) : undefined;
  assert(parsed?.ok === true, `${call.path} should have been accepted: ${describe(answer)}`);
  expectSame(parsed.value.request_uuid, sent.request_uuid, 'the request_uuid in the reply');
  expectSame(parsed.value.user, sent.user, 'the user in the reply');
  return parsed.value;
};

/** The error that the operator must have answered, whichever it is. */
export const readError = (answer: Answer) => {
  assert(answer.status === 200, `an error should come with status 200: ${describe(answer)}`);
  const parsed = errorMessage.parse(answer.body);
  assert(parsed.ok && isErrorStatus(parsed.value.status), `no error of the dialect: ${describe(answer)}`);
  return parsed.value;
};

/** The operator must have answered with one of these errors. */
export const expectError = (answer: Answer, ...wanted: readonly ErrorStatus[]): void => {
  const { status } = readError(answer);
  const isWanted = wanted.some((one) => one === status);
  assert(isWanted, `the status should be ${wanted.join(' or ')}: ${describe(answer)}`);
};

/** The operator must have answered that the funds are insufficient, with what there is. */
export const expectShort = (answer: Answer, balance: Money): void => {
  expectError(answer, 'RS_ERROR_NOT_ENOUGH_MONEY');
  const error = readError(answer);
  assert(error.balance !== undefined, `the balance should stand beside it: ${describe(answer)}`);
  expectAmount(error.balance, balance, 'the balance beside the error');
};

/** Either error will do where the published text does not draw the line. */
export const MALFORMED = ['RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_TYPES'] as const;
