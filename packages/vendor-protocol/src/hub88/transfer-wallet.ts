import { z } from 'zod';
import { message, type Call } from '../message.ts';
import { currency, name, optionalName, requestUuid, transactionUuid, user } from './fields.ts';
import { operatorId } from './games.ts';
import { amount } from './money.ts';
import { balance as walletBalance, type BalanceReply } from './wallet-calls.ts';

const player = {
  operator_id: operatorId,
  user,
  currency,
  request_uuid: requestUuid,
  /** A brand of the operator plays either from transfer wallets or seamlessly, never both. */
  sub_partner_id: name,
  /** The supplier whose wallet it is, where each has its own. */
  product: optionalName,
};

const moveRequest = z.object({
  ...player,
  transaction_uuid: transactionUuid,
  amount: amount.refine((value) => value > 0n, 'must be above zero'),
});
const vendorBalanceRequest = z.object(player);

export type MoveRequest = z.output<typeof moveRequest>;
export type VendorBalanceRequest = z.output<typeof vendorBalanceRequest>;

/** The replies are those of the wallet calls, the other way round. */
const { reply } = walletBalance;

/** Moves money into the wallet that the vendor keeps for the player, once for a `transaction_uuid`. */
export const deposit: Call<MoveRequest, BalanceReply> = {
  path: '/operator/generic/v2/transfer_wallet/deposit',
  request: message(moveRequest),
  reply,
};

/** Moves money out of it, once for a `transaction_uuid`. */
export const withdraw: Call<MoveRequest, BalanceReply> = {
  path: '/operator/generic/v2/transfer_wallet/withdraw',
  request: message(moveRequest),
  reply,
};

/** Reads what the player has in it. */
export const vendorBalance: Call<VendorBalanceRequest, BalanceReply> = {
  path: '/operator/generic/v2/transfer_wallet/balance',
  request: message(vendorBalanceRequest),
  reply,
};
