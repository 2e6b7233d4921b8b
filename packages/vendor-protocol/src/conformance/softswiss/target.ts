import assert from 'node:assert/strict';
import { parseAmount, type Money } from '@hintha/money';
import { z } from 'zod';
import type { Call } from '../../message.ts';
import { isApiCode, isBalanceCode, type ApiCode } from '../../softswiss/errors.ts';
import { SIGNATURE_HEADER, signBody } from '../../softswiss/signature.ts';
import { describe, exchange, expectAmount, type Answer } from '../probe.ts';
import type { Case as ConformanceCase } from '../run-conformance.ts';

/** The rules of the dialect that a case can show. */
export const RULES = {
  signature: 'the signature is verified over the bytes as received, before they are read',
  shape: 'what is not of the dialect is a bad request that moves nothing; unknown fields are tolerated',
  money: 'amounts are decimal strings in main units, above zero and without excess decimals',
  account: 'an unknown player and a foreign currency are refused by codes of their own',
  funds: 'insufficient funds are reported with the balance',
  idempotency: 'an id moves money once; its replay gives the stored id and the balance of then',
  atomicity: 'a batch happens in its order, in whole or not at all',
  reversal: 'a rollback undoes its original once and never takes a balance below zero',
  tombstone: 'a rollback forbids its original for ever, whether or not it had been seen',
  round: 'closing a round is idempotent and moves nothing',
} as const;

/** The operator to be shown, and a player of its that may be played with. */
export interface Target {
  readonly baseUrl: string;
  readonly token: string;
  readonly account: string;
  readonly currency: string;
  readonly gameId: string;
}

export type Case = ConformanceCase<Target, keyof typeof RULES>;

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
): Promise<Answer> => postRaw(target, path, body, signBody(body, target.token));

/** Posts this value as JSON, signed. */
export const post = (target: Target, path: string, body: unknown): Promise<Answer> =>
  postSigned(target, path, JSON.stringify(body));

/** The reply of a call that the operator must have accepted. */
export const accepted = <Request, Reply>(call: Call<Request, Reply>, answer: Answer): Reply => {
  assert(answer.status === 200, `${call.path} should have been accepted: ${describe(answer)}`);
  const parsed = call.reply.parse(answer.body);
  assert(
    parsed.ok,
    `${call.path} gave a reply that cannot be read${parsed.ok ? '' : `: ${parsed.error.message}`}`,
  );
  return parsed.value;
};

const errorBody = z.object({
  code: z.literal('invalid_argument'),
  meta: z.object({ api_code: z.string(), api_message: z.string().min(1), balance: z.string().optional() }),
});

const readError = (answer: Answer, apiCode: ApiCode) => {
  assert(answer.status === 400, `${apiCode} should have come with status 400: ${describe(answer)}`);
  try {
    return errorBody.parse(JSON.parse(Buffer.from(answer.body).toString('utf8')));
  } catch {
    return assert.fail(`the error is not of the dialect: ${describe(answer)}`);
  }
};

/** The operator must have refused with this code, and with this balance where the code carries one. */
export const expectRefused = (answer: Answer, apiCode: ApiCode, balance?: Money): void => {
  const { meta } = readError(answer, apiCode);
  assert(meta.api_code === apiCode, `api_code should be ${apiCode}: ${describe(answer)}`);
  if (!isApiCode(meta.api_code) || !isBalanceCode(meta.api_code) || balance === undefined) return;
  assert(meta.balance !== undefined, `api_code ${apiCode} should carry the balance: ${describe(answer)}`);
  expectAmount(parseAmount(meta.balance), balance, 'the balance in the error');
};
