import type { payments } from '@hintha/contract';
import { maskName, maskNumber } from '../../identity/index.ts';
import type { PayeeDetails, StoredPayee } from './payee-store.ts';

/** A payee as its owner sees it: masked, as a glance over the shoulder may see it too. */
export const toPayeeDetails = ({ kind, provider, number, name }: PayeeDetails) => ({
  kind,
  provider,
  number: maskNumber(number),
  name: maskName(name),
});

export const toPayeeView = (payee: StoredPayee): payments.PayeeView => ({
  id: String(payee.id),
  ...toPayeeDetails(payee),
  addedAt: payee.addedAt.getTime(),
  usableAt: payee.usableAt.getTime(),
});
