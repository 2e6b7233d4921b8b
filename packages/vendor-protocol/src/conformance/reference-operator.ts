import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { formatAmount, money, type Money } from '@hintha/money';
import { toErrorReply, toValidationErrorReply, type ErrorReply } from '../softswiss/errors.ts';
import { MAX_BODY_BYTES, type Call } from '../softswiss/message.ts';
import * as calls from '../softswiss/messages.ts';
import { signBody } from '../softswiss/sign-body.ts';
import { verifySignature } from '../softswiss/verify-signature.ts';
import { ReferenceWallet, type WalletFault } from './reference-wallet.ts';

/** What can be broken at the operator's door or behind it. */
export type Fault =
  | WalletFault
  | 'no signature check'
  | 'signature in any case'
  | 'signature over the body written again'
  | 'reads before it verifies'
  | 'no size limit'
  | 'loose amounts'
  | 'flaws are faults'
  | 'unknown fields refused'
  | 'no bonus amount'
  | 'any other method is a fault';

export const TOKEN = 'token-of-the-reference';
export const ACCOUNT = 'player-1';
export const CURRENCY = 'MMK';

interface Received {
  readonly path: string;
  readonly body: Buffer<ArrayBuffer>;
  readonly signature: string | string[] | undefined;
}

type Has = (fault: Fault) => boolean;

const rewritten = (body: Buffer): Buffer => {
  try {
    return Buffer.from(JSON.stringify(JSON.parse(body.toString())));
  } catch {
    return body;
  }
};

const isSigned = ({ body, signature }: Received, has: Has): boolean => {
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

interface Served {
  readonly status: number;
  readonly body: unknown;
}

const serve = async (received: Received, wallet: ReferenceWallet, has: Has): Promise<Served> => {
  const open = async <Caller extends { account_id: string; currency: string }, Reply>(
    call: Call<Caller, Reply>,
    action: (request: Caller) => Promise<Reply | ErrorReply> | Reply | ErrorReply,
  ): Promise<Served> => {
    const parsed = call.request.parse(softened(received.body, has));
    if (!parsed.ok)
      return has('flaws are faults') ? toErrorReply('500') : toValidationErrorReply(parsed.validationError);
    if (has('unknown fields refused') && received.body.includes('added_later')) return toErrorReply('400');
    const businessError = wallet.refuse(parsed.value);
    if (businessError !== undefined) return businessError;
    const reply = await action(parsed.value);
    return typeof reply === 'object' && reply !== null && 'status' in reply
      ? reply
      : { status: 200, body: reply };
  };
  switch (received.path) {
    case calls.balance.path:
      return open(calls.balance, ({ account_id: account }) => ({ balance: wallet.balanceOf(account) }));
    case calls.betwin.path:
      return open(calls.betwin, (request) => wallet.betwin(request));
    case calls.rollback.path:
      return open(calls.rollback, (request) => wallet.rollback(request));
    case calls.finish.path:
      return open(calls.finish, (request) => wallet.finish(request));
    default:
      return toErrorReply('404');
  }
};

const guard = async (received: Received, wallet: ReferenceWallet, has: Has): Promise<Served> => {
  if (received.body.byteLength > MAX_BODY_BYTES && !has('no size limit')) {
    return toValidationErrorReply({ apiCode: '400', message: 'request body too large' });
  }
  const isObject = received.body.toString().startsWith('{') && received.body.toString().endsWith('}');
  if (has('reads before it verifies') && !isObject) return toErrorReply('400');
  return isSigned(received, has) ? serve(received, wallet, has) : toErrorReply('403');
};

const readRequest = async (request: IncomingMessage): Promise<Received> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return {
    path: request.url ?? '',
    body: Buffer.concat(chunks),
    signature: request.headers['x-request-sign'],
  };
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
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const received = await readRequest(request);
    const { status, body } =
      request.method === 'POST'
        ? await guard(received, wallet, has)
        : toErrorReply(has('any other method is a fault') ? '500' : '404');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body, asWire));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    balance: () => wallet.balanceOf(ACCOUNT),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};
