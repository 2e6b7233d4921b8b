import type { payments } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { toPayeeFacts } from '../payees/views.ts';
import type { Confirmations } from './list-confirmations.ts';

export const toConfirmationsView = ({ autoReceiptMinutes, parts }: Confirmations) => ({
  autoReceiptMinutes,
  parts: parts.map(toConfirmationView),
});

const toConfirmationView = ({ part, payee }: Confirmations['parts'][number]): payments.ConfirmationView => {
  const { kind, provider, number } = toPayeeFacts(payee);
  return {
    partId: String(part.id),
    withdrawalId: String(part.withdrawalId),
    amount: formatAmount(part.amount),
    state: part.state,
    payerReference: part.payerReference ?? '',
    payee: { kind, provider, number },
    sentAt: part.sentAt?.getTime() ?? 0,
    deadline: part.deadline?.getTime() ?? null,
  };
};
