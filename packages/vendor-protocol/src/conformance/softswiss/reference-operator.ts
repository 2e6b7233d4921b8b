import { formatAmount, money, type Money } from '@hintha/money';
import { BODY_TOO_LARGE, MAX_BODY_BYTES, type Call } from '../../message.ts';
import { toErrorReply, toValidationErrorReply, type ErrorReply } from '../../softswiss/errors.ts';
import { SIGNATURE_HEADER, signBody, verifySignature } from '../../softswiss/signature.ts';
import * as calls from '../../softswiss/wallet-calls.ts';
import { startReferenceServer, type Received } from '../reference-server.ts';
import { ReferenceWallet, type WalletFault } from './reference-wallet.ts';

/** What can be broken at the operator's wire or behind it. */
export type Fault =
  | WalletFault
  | 'no signature check'
  | 'signature in any case'
  | 'signature over the body written again'
  | 'reads before it verifies'
  | 'no size limit'
  | 'loose amounts'
  | 'validation errors are faults'
  | 'unknown fields refused'
  | 'no bonus amount'
  | 'any other method is a fault';

export const TOKEN = 'token-of-the-reference';
export const ACCOUNT = 'player-1';
export const CURRENCY = 'MMK';

type Has = (fault: Fault) => boolean;

const rewritten = (body: Buffer): Buffer => {
  try {
    return Buffer.from(JSON.stringify(JSON.parse(body.toString())));
  } catch {
    return body;
  }
};

const isSigned = ({ body, headers }: Received, has: Has): boolean => {
  const signature = headers[SIGNATURE_HEADER];
  if (has('no signature check')) return true;
  if (has('signature in any case')) return verifySignature(body, String(signature).toLowerCase(), TOKEN);
  if (!has('signature over the body written again')) return verifySignature(body, signature, TOKEN);
  return signature === signBody(rewritten(body), TOKEN);
};

const loosened = (key: string, value: unknown): unknown =>
  key === 'amount' ? Math.abs(Number(value)).toFixed(2) : value;

/** The body as a careless operator would hand it on. */
const softened = (body: Buffer<ArrayBuffer>, has: Has): Buffer<ArrayBuffer> => {
  if (has('loose amounts')) return Buffer.from(JSON.stringify(JSON.parse(body.toString(), loosened)));
  return has('no size limit') ? Buffer.from(body.toString().replace(/x{1000,}/, '')) : body;
};

interface HttpReply {
  readonly status: number;
  readonly body: unknown;
}

const serve = async (received: Received, wallet: ReferenceWallet, has: Has): Promise<HttpReply> => {
  const handle = async <Caller extends { account_id: string; currency: string }, Reply>(
    call: Call<Caller, Reply>,
    use: (request: Caller) => Promise<Reply | ErrorReply> | Reply | ErrorReply,
  ): Promise<HttpReply> => {
    const parsed = call.request.parse(softened(received.body, has));
    if (!parsed.ok)
      return has('validation errors are faults') ? toErrorReply('500') : toValidationErrorReply(parsed.error);
    if (has('unknown fields refused') && received.body.includes('added_later')) return toErrorReply('400');
    const error = wallet.check(parsed.value);
    if (error !== undefined) return error;
    const reply = await use(parsed.value);
    return typeof reply === 'object' && reply !== null && 'status' in reply
      ? reply
      : { status: 200, body: reply };
  };
  switch (received.path) {
    case calls.balance.path:
      return handle(calls.balance, ({ account_id: account }) => ({ balance: wallet.balanceOf(account) }));
    case calls.betwin.path:
      return handle(calls.betwin, (request) => wallet.betwin(request));
    case calls.rollback.path:
      return handle(calls.rollback, (request) => wallet.rollback(request));
    case calls.finish.path:
      return handle(calls.finish, (request) => wallet.finish(request));
    default:
      return toErrorReply('404');
  }
};

const verify = async (received: Received, wallet: ReferenceWallet, has: Has): Promise<HttpReply> => {
  if (received.body.byteLength > MAX_BODY_BYTES && !has('no size limit')) {
    return toValidationErrorReply(BODY_TOO_LARGE);
  }
  const isObject = received.body.toString().startsWith('{') && received.body.toString().endsWith('}');
  if (has('reads before it verifies') && !isObject) return toErrorReply('400');
  return isSigned(received, has) ? serve(received, wallet, has) : toErrorReply('403');
};

/** Starts an operator on the loopback; every fault named is planted in it. */
export const startReferenceOperator = async (
  faults: readonly Fault[] = [],
  funds: Money = money(100_000n),
) => {
  const planted = new Set<string>(faults);
  const has: Has = (fault) => planted.has(fault);
  const wallet = new ReferenceWallet(new Map([[ACCOUNT, funds]]), CURRENCY, planted);
  const asWire = (key: string, value: unknown) => {
    if (key === 'bonus_amount' && has('no bonus amount')) return undefined;
    return typeof value === 'bigint' ? formatAmount(money(value)) : value;
  };
  const server = await startReferenceServer(async (received) => {
    const { status, body } =
      received.method === 'POST'
        ? await verify(received, wallet, has)
        : toErrorReply(has('any other method is a fault') ? '500' : '404');
    return { status, body: JSON.stringify(body, asWire) };
  });
  return { ...server, balance: () => wallet.balanceOf(ACCOUNT) };
};
