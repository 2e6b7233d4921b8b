import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { formatMoney } from '../../../shared/format.ts';
import { CodeDialog } from '../../../shared/forms/code-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { ReviveDialog } from './revive-dialog.tsx';
import { DEPOSITS, WAITING, type QueuedDeposit } from './use-deposits.ts';

interface Props {
  readonly queued: QueuedDeposit;
  readonly onClose: () => void;
}

const REJECTIONS = ['NOT_RECEIVED', 'AMOUNT_DIFFERS', 'NAME_DIFFERS', 'PROOF_INVALID'] as const;

/** What can be done with a deposit in its state, by click or key. */
export const DepositActions = ({ queued: { deposit, account }, onClose }: Props) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<'approve' | 'reject' | 'revive' | null>(null);
  const { busy, perform } = useConsoleMutation(DEPOSITS, 'queues', 'approvals');
  const params = { id: deposit.id };
  const over = async (done: Promise<boolean>) => (await done) && onClose();
  const stay = () => setAsked(null);
  const waits = WAITING.includes(deposit.state);
  const what = t('deposits.what', { amount: formatMoney(deposit.payAmount), account });
  return (
    <>
      {waits && may('approveDeposit') && (
        <ActionButton keys="a" tone="gold" name={t('deposits.approve')} onAct={() => setAsked('approve')} />
      )}
      {waits && may('rejectDeposit') && (
        <ActionButton keys="r" tone="cin" name={t('deposits.reject')} onAct={() => setAsked('reject')} />
      )}
      {deposit.state === 'EXPIRED' && may('reviveDeposit') && (
        <ActionButton keys="v" name={t('deposits.revive')} onAct={() => setAsked('revive')} />
      )}
      {asked === 'approve' && (
        <ApproveDialog
          deposit={deposit}
          what={what}
          busy={busy}
          onClose={stay}
          onConfirm={(body) =>
            void over(
              perform(
                () => call('approveDeposit', { params, body }),
                ({ proposed, due }) =>
                  t(proposed !== null ? 'deposits.proposed' : due ? 'approvals.due' : 'deposits.approved'),
              ),
            )
          }
        />
      )}
      {asked === 'reject' && (
        <CodeDialog
          title={t('deposits.reject')}
          consequence={`${what} ${t('deposits.rejectAsk')}`}
          confirm={t('deposits.reject')}
          tone="cin"
          busy={busy}
          codes={REJECTIONS.map((code) => ({ code, name: t(`deposits.reasons.${code}`) }))}
          onClose={stay}
          onConfirm={(reason) =>
            void over(
              perform(() => call('rejectDeposit', { params, body: { reason } }), t('deposits.rejected')),
            )
          }
        />
      )}
      {asked === 'revive' && (
        <ReviveDialog
          busy={busy}
          onClose={stay}
          onConfirm={(proof) =>
            void over(
              perform(() => call('reviveDeposit', { params, body: { proof } }), t('deposits.revived')),
            )
          }
        />
      )}
    </>
  );
};
