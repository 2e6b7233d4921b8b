import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { formatMoney } from '../../../shared/format.ts';
import { CodeDialog } from '../../../shared/forms/code-dialog.tsx';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { WITHDRAWALS, type WithdrawalDetails } from './use-withdrawals.ts';

interface Props {
  readonly details: WithdrawalDetails;
  readonly onClose: () => void;
}

const REASONS = [
  'PAYEE_INVALID',
  'IDENTITY_UNCLEAR',
  'BONUS_RULES',
  'SHARED_ACCOUNT',
  'DOCUMENTS_NEEDED',
  'HOUSE_RULES',
] as const;

/** Lets a withdrawal be paid, or turns it down. */
export const DecisionActions = ({ details: { withdrawal, account }, onClose }: Props) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  // One order of approval for one drawer: sent twice it counts once.
  const [requestId] = useState(() => crypto.randomUUID());
  const { busy, perform } = useConsoleMutation(WITHDRAWALS, 'queues', 'approvals');
  const params = { id: withdrawal.id };
  const what = t('withdrawals.what', { amount: formatMoney(withdrawal.amount), account });
  const over = async (done: Promise<boolean>) => (await done) && onClose();
  return (
    <>
      {may('approveWithdrawal') && (
        <ActionButton
          keys="a"
          tone="gold"
          name={t('withdrawals.approve')}
          busy={busy}
          onAct={() => setAsked('approve')}
        />
      )}
      {may('rejectWithdrawal') && (
        <ActionButton
          keys="r"
          tone="cin"
          name={t('withdrawals.reject')}
          busy={busy}
          onAct={() => setAsked('reject')}
        />
      )}
      {asked === 'approve' && (
        <ReasonDialog
          title={t('withdrawals.approve')}
          consequence={`${what} ${t('withdrawals.approveAsk')}`}
          confirm={t('withdrawals.approve')}
          busy={busy}
          onClose={() => setAsked(null)}
          onConfirm={(reason) =>
            void over(
              perform(
                () => call('approveWithdrawal', { params, body: { requestId, reason } }),
                ({ proposed }) => t(proposed === null ? 'withdrawals.approved' : 'withdrawals.proposed'),
              ),
            )
          }
        />
      )}
      {asked === 'reject' && (
        <CodeDialog
          title={t('withdrawals.reject')}
          consequence={`${what} ${t('withdrawals.rejectAsk')}`}
          confirm={t('withdrawals.reject')}
          tone="cin"
          busy={busy}
          codes={REASONS.map((code) => ({ code, name: t(`withdrawals.reasons.${code}`) }))}
          onClose={() => setAsked(null)}
          onConfirm={(reason) =>
            void over(
              perform(
                () => call('rejectWithdrawal', { params, body: { reason } }),
                t('withdrawals.rejected'),
              ),
            )
          }
        />
      )}
    </>
  );
};
