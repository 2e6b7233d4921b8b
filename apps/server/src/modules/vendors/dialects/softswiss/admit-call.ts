import type { ByteCall } from '@hintha/platform';
import { softswiss, WalletApiError } from '@hintha/vendor-protocol';
import type { KnownAccount } from '../../../identity/index.ts';
import type { Integration } from '../../types.ts';
import type { Desk } from './wallet-api-context.ts';

/** A call that may be carried out: its vendor is let in, its bytes are signed, it can be read, its player exists. */
export interface Admitted<Request> {
  connection: Integration;
  account: KnownAccount;
  request: Request;
}

/** Lets a call in, or turns it away: the vendor first, then the signature over the bytes, then what they say. */
export const admitCall = async <Request extends { account_id: string; currency: string }, Reply>(
  desk: Desk,
  call: ByteCall,
  kind: softswiss.Call<Request, Reply>,
): Promise<Admitted<Request>> => {
  const connection = await desk.connection(call.path.code ?? '');
  if (connection === undefined) throw new WalletApiError(softswiss.toErrorReply('404'));
  if (!softswiss.verifySignature(call.bytes, call.headers[softswiss.SIGNATURE_HEADER], connection.secret)) {
    throw new WalletApiError(softswiss.toErrorReply('403'));
  }
  if (!connection.active) throw new WalletApiError(softswiss.toErrorReply('410'));
  const parsed = kind.request.parse(call.bytes);
  if (!parsed.ok) throw new WalletApiError(softswiss.toValidationErrorReply(parsed.error));
  const account = await desk.account(parsed.value.account_id);
  if (account === undefined) throw new WalletApiError(softswiss.toErrorReply('101'));
  if (parsed.value.currency !== connection.currency) throw new WalletApiError(softswiss.toErrorReply('154'));
  return { connection, account, request: parsed.value };
};
