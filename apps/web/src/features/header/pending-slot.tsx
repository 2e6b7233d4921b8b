import { lazy, Suspense } from 'react';
import { useServerNow } from '../../shared/clock.ts';
import { useKnownDeposits } from '../../shared/deposits/known-deposits.ts';
import { openOrder } from '../../shared/deposits/open-order.ts';
import { loadAccountTexts } from '../../shared/language.ts';

const EXPIRY_CHECK_MS = 5000;

const Pending = lazy(async () => {
  const [{ PendingDeposit }] = await Promise.all([import('./pending-deposit.tsx'), loadAccountTexts()]);
  return { default: PendingDeposit };
});

/** The place of what is on its way in the balance chip; most of the time it is empty and costs nothing. */
export const PendingSlot = () => {
  const list = useKnownDeposits((known) => known.list);
  const deposit = openOrder(list, useServerNow(EXPIRY_CHECK_MS));
  if (deposit === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Pending deposit={deposit} />
    </Suspense>
  );
};
