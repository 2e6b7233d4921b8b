import type { ByteCall } from '@hintha/platform';
import type { KnownAccount } from '../../identity/index.ts';
import type { CallFormat, Dialect } from '../dialect.ts';
import type { CallingIntegration } from '../integration-keys.ts';
import type { WalletAnswer, WalletCall } from '../wallet-call.ts';
import type { Integration } from '../types.ts';
import { WalletCallError } from '../wallet-call-error.ts';
import type { WalletApiContext } from './wallet-api-context.ts';

/** Whose call it is. */
export interface CallOwner {
  readonly integration: Integration;
  readonly account: KnownAccount;
}

/** A call that may be carried out, and how its answer is written. */
export interface AdmittedCall {
  readonly owner: CallOwner;
  readonly call: WalletCall;
  readonly write: (answer: WalletAnswer) => string;
}

export interface ReceivedCall {
  readonly dialect: Dialect;
  readonly format: CallFormat;
  readonly integration: CallingIntegration | undefined;
  readonly received: ByteCall;
}

/** Lets a call in, or turns it away: the vendor first, then the signature over the bytes, then what they say. */
export const admitCall = async (
  api: WalletApiContext,
  { dialect, format, integration, received }: ReceivedCall,
): Promise<AdmittedCall> => {
  if (integration === undefined) throw new WalletCallError('unknown_integration');
  const secrets = integration.secretsAt(api.ctx.clock.now());
  if (!dialect.isSigned(received, integration, secrets)) throw new WalletCallError('invalid_signature');
  if (!integration.active) throw new WalletCallError('integration_disabled');
  const read = format.read(received.bytes);
  if (!read.ok) throw read.error;
  const { call, write } = read;
  const account = await api.account(call.account);
  if (account === undefined) throw new WalletCallError('unknown_account');
  if ((call.currency ?? integration.currency) !== integration.currency)
    throw new WalletCallError('other_currency');
  const owner = { integration, account };
  if (call.session !== null) await checkSession(api, owner, call.session);
  return { owner, call, write };
};

const checkSession = async (
  api: WalletApiContext,
  { integration, account }: CallOwner,
  token: string,
): Promise<void> => {
  const session = await api.session(token);
  const isOwn = session?.accountId === account.id && session.integration === integration.code;
  if (session === undefined || !isOwn) throw new WalletCallError('unknown_session');
  if (session.expiresAt <= api.ctx.clock.now()) throw new WalletCallError('expired_session');
};
