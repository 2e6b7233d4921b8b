import { formatAmount } from '@hintha/money';
import type { Returned } from './transfer-back.ts';
import type { Transfer } from './types.ts';

export const toMovementView = (transfer: Transfer & { name: string }) => {
  const { id, integration: vendor, name, direction, amount, state, createdAt } = transfer;
  return {
    id: String(id),
    vendor,
    name,
    direction,
    amount: formatAmount(amount),
    state,
    at: createdAt.getTime(),
  };
};

export const toReturnedView = ({ amount, ...returned }: Returned) => ({
  ...returned,
  amount: formatAmount(amount),
});

export const toAdminTransferView = (transfer: Transfer) => {
  const { id, transferId, accountId, account, integration, direction, amount, state, reason } = transfer;
  return {
    id: String(id),
    transferId,
    accountId: String(accountId),
    account,
    vendor: integration,
    direction,
    amount: formatAmount(amount),
    state,
    reason,
    attempts: transfer.asks,
    createdAt: transfer.createdAt.getTime(),
    closedAt: transfer.closedAt?.getTime() ?? null,
    note: transfer.note,
  };
};
