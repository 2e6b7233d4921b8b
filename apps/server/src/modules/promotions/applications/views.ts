import { formatAmount } from '@hintha/money';
import type { NamedApplication } from './read-desk.ts';
import type { Application } from './types.ts';

export const toApplicationView = (application: Application) => ({
  state: application.state,
  reason: application.reason,
  contactId: application.contactId,
  amount: application.amount === null ? null : formatAmount(application.amount),
  appliedAt: application.appliedAt.getTime(),
  decidedAt: application.decidedAt?.getTime() ?? null,
});

export const toDeskApplication = ({ application, account }: NamedApplication) => ({
  ...toApplicationView(application),
  id: String(application.id),
  accountId: String(application.accountId),
  account,
  kind: application.kind,
  comment: application.comment,
  pictures: [...application.pictures],
  most: formatAmount(application.most),
  hadElsewhere: application.hadElsewhere,
});
