import { generateKeyPairSync } from 'node:crypto';
import { money, type Money } from '@hintha/money';
import { SIGNATURE_HEADER, verifySignature } from '../../hub88/signature.ts';
import { readEcho, toErrorReply, toValidationErrorReply, type ErrorReply } from '../../hub88/statuses.ts';
import * as calls from '../../hub88/wallet-calls.ts';
import { writeJson, type Call } from '../../message.ts';
import { startReferenceServer, type Received, type Served } from '../reference-server.ts';
import { ReferenceWallet, type Caller, type WalletFault } from './reference-wallet.ts';

/** What can be broken at the operator's wire or behind it. */
export type Fault =
  | WalletFault
  | 'no signature check'
  | 'signature in any spelling'
  | 'signature over the body written again'
  | 'reads before it verifies'
  | 'loose amounts'
  | 'negative amounts made positive'
  | 'amounts in hundredths'
  | 'validation errors are faults'
  | 'errors are bad requests'
  | 'unknown fields refused'
  | 'no echo'
  | 'one request_uuid for all'
  | 'spellings are different transactions'
  | 'any other method is a fault';

export const USER = 'player-1';
export const TOKEN = 'session-of-player-1';
export const CURRENCY = 'MMK';

/** The vendor's pair: the operator knows the public half. */
export const VENDOR_KEYS = generateKeyPairSync('rsa', { modulusLength: 2_048 });

type Has = (fault: Fault) => boolean;

interface HttpReply {
  readonly status: number;
  readonly body: unknown;
}

const rewritten = (body: Buffer): Buffer => {
  try {
    return Buffer.from(JSON.stringify(JSON.parse(body.toString())));
  } catch {
    return body;
  }
};

const isSigned = ({ body, headers }: Received, has: Has): boolean => {
  const header = headers[SIGNATURE_HEADER];
  const { publicKey } = VENDOR_KEYS;
  if (has('no signature check')) return true;
  if (has('signature over the body written again'))
    return verifySignature(rewritten(body), header, publicKey);
  if (!has('signature in any spelling')) return verifySignature(body, header, publicKey);
  return verifySignature(body, Buffer.from(String(header), 'base64').toString('base64'), publicKey);
};

const SOFTENING: readonly Fault[] = [
  'loose amounts',
  'negative amounts made positive',
  'amounts in hundredths',
];

const softenedAmount = (value: unknown, has: Has): unknown => {
  const units = Number(value);
  if (has('loose amounts') && typeof value !== 'object') return Math.trunc(units / 1_000) * 1_000;
  if (has('negative amounts made positive') && units < 0) return Math.ceil(-units / 1_000) * 1_000;
  return has('amounts in hundredths') ? units * 10 : value;
};

/** The body as a careless operator would hand it on. */
const softened = (body: Buffer<ArrayBuffer>, has: Has): Buffer<ArrayBuffer> => {
  const soften = (key: string, value: unknown) => (key === 'amount' ? softenedAmount(value, has) : value);
  try {
    return Buffer.from(JSON.stringify(JSON.parse(body.toString(), soften)));
  } catch {
    return body;
  }
};

const spellingOf = (body: Buffer): string =>
  (JSON.parse(body.toString()) as { transaction_uuid?: string }).transaction_uuid ?? '';

const isError = (reply: object): reply is ErrorReply => 'body' in reply;

const serve = async ({ path, body }: Received, wallet: ReferenceWallet, has: Has): Promise<HttpReply> => {
  const handle = async <Request extends Caller, Reply extends object>(
    call: Call<Request, Reply>,
    looksAtToken: boolean,
    use: (request: Request) => Promise<Reply | ErrorReply> | Reply | ErrorReply,
  ): Promise<HttpReply> => {
    const parsed = call.request.parse(SOFTENING.some(has) ? softened(body, has) : body);
    const echo = readEcho(body);
    if (!parsed.ok)
      return has('validation errors are faults')
        ? { status: 500, body: {} }
        : toValidationErrorReply(parsed.error, echo);
    if (has('unknown fields refused') && body.includes('added_later'))
      return toErrorReply('RS_ERROR_WRONG_SYNTAX', echo);
    const request = has('spellings are different transactions')
      ? { ...parsed.value, transaction_uuid: spellingOf(body) }
      : parsed.value;
    const error = wallet.check(request, looksAtToken);
    if (error !== undefined) return error;
    const reply = await use(request);
    return isError(reply) ? reply : { status: 200, body: JSON.parse(call.reply.write(reply)) };
  };
  switch (path) {
    case calls.info.path:
      return handle(calls.info, false, ({ user, request_uuid }) => ({
        user,
        request_uuid,
        status: 'RS_OK' as const,
        country: 'MM',
      }));
    case calls.balance.path:
      return handle(calls.balance, true, ({ user, request_uuid }) => ({
        user,
        request_uuid,
        status: 'RS_OK' as const,
        currency: CURRENCY,
        balance: wallet.balanceOf(user),
      }));
    case calls.bet.path:
      return handle(calls.bet, true, (request) => wallet.bet(request));
    case calls.win.path:
      return handle(calls.win, false, (request) => wallet.win(request));
    case calls.rollback.path:
      return handle(calls.rollback, false, (request) => wallet.rollback(request));
    default:
      return { status: 404, body: {} };
  }
};

const verify = (received: Received, wallet: ReferenceWallet, has: Has): Promise<HttpReply> | HttpReply => {
  const echo = readEcho(received.body);
  const text = received.body.toString();
  if (has('reads before it verifies') && !text.endsWith('}'))
    return toErrorReply('RS_ERROR_WRONG_SYNTAX', echo);
  return isSigned(received, has)
    ? serve(received, wallet, has)
    : toErrorReply('RS_ERROR_INVALID_SIGNATURE', echo);
};

const SOME_UUID = '00000000-0000-4000-8000-000000000000';

const toServed = ({ status, body }: HttpReply, has: Has): Served => {
  const text = writeJson(body);
  const isBadRequest = has('errors are bad requests') && text.includes('RS_ERROR');
  const echo = has('no echo') ? '' : `"request_uuid":"${SOME_UUID}",`;
  const isMangled = has('no echo') || has('one request_uuid for all');
  return {
    status: isBadRequest ? 400 : status,
    body: isMangled ? text.replace(/"request_uuid":"[^"]*",?/, echo) : text,
  };
};

/** Starts an operator on the loopback; every fault named is planted in it. */
export const startReferenceOperator = async (
  faults: readonly Fault[] = [],
  funds: Money = money(100_000n),
) => {
  const planted = new Set<string>(faults);
  const has: Has = (fault) => planted.has(fault);
  const session = { token: TOKEN, currency: CURRENCY };
  const wallet = new ReferenceWallet(new Map([[USER, funds]]), session, planted);
  const server = await startReferenceServer(async (received) => {
    if (received.method === 'POST') return toServed(await verify(received, wallet, has), has);
    return { status: has('any other method is a fault') ? 500 : 404, body: '{}' };
  });
  return { ...server, balance: () => wallet.balanceOf(USER) };
};
