import { type ByteAnswer, type ByteCall, type Http, serveBytes } from '@hintha/platform';
import { BODY_TOO_LARGE } from '@hintha/vendor-protocol';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import type { CallFormat, Dialect } from '../dialect.ts';
import { DIALECTS } from '../dialects/index.ts';
import { WalletCallError } from '../wallet-call-error.ts';
import { admitCall } from './admit-call.ts';
import { executeCall } from './execute-call.ts';
import { openWalletApi, type WalletApiContext } from './wallet-api-context.ts';

interface Spoken {
  readonly dialect: Dialect;
  readonly format: CallFormat;
}

/** The calls of every dialect under /vendor/{code}; which of them a call is in, the integration's row says. */
export const serveWalletCalls = (http: Http, ctx: AppContext): void => {
  const api = openWalletApi(ctx);
  const spoken = DIALECTS.flatMap((dialect) => dialect.calls.map((format): Spoken => ({ dialect, format })));
  const routes = [...Map.groupBy(spoken, ({ format }) => format.path)].map(([path, formats]) => ({
    path: `/vendor/:code${path}`,
    bodyLimit: Math.max(...formats.map(({ format }) => format.maxBytes)),
    tooLarge: () => writeTooLarge(formats),
    answer: (call: ByteCall) => answer(api, formats, call),
  }));
  serveBytes(http, routes);
};

const [usual] = DIALECTS;

const writeTooLarge = ([first]: readonly Spoken[]): ByteAnswer => {
  const error = new WalletCallError('bad_request', { invalid: BODY_TOO_LARGE });
  return (first?.dialect ?? usual).writeError(error, Buffer.of());
};

const answer = async (
  api: WalletApiContext,
  formats: readonly Spoken[],
  received: ByteCall,
): Promise<ByteAnswer> => {
  const known = await api.integration(received.path.code ?? '');
  const own = formats.find(({ dialect }) => dialect.code === known?.dialect);
  const spoken = own ?? formats[0];
  assert(spoken !== undefined, 'a path without a dialect');
  const { dialect, format } = spoken;
  try {
    const integration = own && known;
    const { owner, call, write } = await admitCall(api, { dialect, format, integration, received });
    return { status: 200, body: write(await executeCall(api, owner, call)) };
  } catch (thrown) {
    if (thrown instanceof WalletCallError) return dialect.writeError(thrown, received.bytes);
    api.ctx.log.error({ err: thrown, call: format.path }, 'bug');
    return dialect.writeError(new WalletCallError('unexpected'), received.bytes);
  }
};
