import { EmptyState, Skeleton } from '@hintha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../../shared/clock.ts';
import { ListFailed } from '../../../../shared/parts/list-failed.tsx';
import { useOwn, type Confirmations } from '../own-queries.ts';
import { SureButton } from '../sure-button.tsx';
import styles from '../withdraw.module.css';
import { ClaimDialog } from './claim-dialog.tsx';
import { PayoutCard } from './payout-card.tsx';
import { useReceipts } from './use-receipts.ts';

const CLOCK_MS = 1000;

/** The payments that the member has not answered for, with the time left to. */
export const ReceiptTab = () => {
  const { data, isError, refetch } = useOwn('listConfirmations');
  if (data === undefined)
    return isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  return <Receipts confirmations={data} />;
};

const ASK_EVERY_MS = 5000;

/** A payment whose time is over counts as received, which the server says when it is asked. */
const useDue = (deadlines: readonly number[], now: number) => {
  const client = useQueryClient();
  const isDue = deadlines.some((deadline) => deadline <= now);
  useEffect(() => {
    if (!isDue) return undefined;
    const ask = () => void client.invalidateQueries({ queryKey: ['listConfirmations'] });
    ask();
    const timer = window.setInterval(ask, ASK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [isDue, client]);
};

const Receipts = ({ confirmations }: { confirmations: Confirmations }) => {
  const { t } = useTranslation('account');
  const { autoReceiptMinutes, parts: payouts } = confirmations;
  const now = useServerNow(CLOCK_MS);
  const [claimed, setClaimed] = useState<string | null>(null);
  const { doing, receive, receiveAll } = useReceipts();
  const open = payouts.filter(({ state }) => state === 'CONFIRM_WAIT');
  const payout = payouts.find(({ partId }) => partId === claimed);
  useDue(
    open.flatMap(({ deadline }) => deadline ?? []),
    now,
  );
  if (payouts.length === 0)
    return <EmptyState title={t('withdraw.receipt.emptyTitle')} text={t('withdraw.receipt.emptyText')} />;
  return (
    <>
      <p className={styles.warning}>{t('withdraw.receipt.warning', { minutes: autoReceiptMinutes })}</p>
      {open.length > 1 && (
        <SureButton
          look="soft"
          label={t('withdraw.receipt.all', { count: open.length })}
          text={t('withdraw.receipt.allText')}
          sure={t('withdraw.receipt.allSure')}
          not={t('withdraw.receipt.allNot')}
          onSure={receiveAll}
        />
      )}
      <ul className={styles.cards}>
        {payouts.map((one) => (
          <PayoutCard
            key={one.partId}
            payout={one}
            doing={doing === one.partId}
            onReceived={() => void receive(one.partId)}
            onClaim={() => setClaimed(one.partId)}
          />
        ))}
      </ul>
      {payout !== undefined && <ClaimDialog payout={payout} onClose={() => setClaimed(null)} />}
    </>
  );
};
