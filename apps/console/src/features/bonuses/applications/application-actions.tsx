import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { formatMoney } from '../../../shared/format.ts';
import { CodeDialog } from '../../../shared/forms/code-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { APPLICATIONS, kindName, type Application } from './use-applications.ts';

interface Props {
  readonly application: Application;
  readonly onClose: () => void;
}

const REJECTIONS = ['CONTACT_UNKNOWN', 'PICTURES_UNCLEAR', 'BONUS_RULES', 'SHARED_ACCOUNT'] as const;

/** Gives what was applied for, or turns it down. */
export const ApplicationActions = ({ application, onClose }: Props) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  const [requestId] = useState(() => crypto.randomUUID());
  const { busy, perform } = useConsoleMutation(APPLICATIONS, 'queues');
  const params = { id: application.id };
  const what = t('applications.what', {
    kind: kindName(t, application.kind),
    account: application.account,
  });
  const over = async (done: Promise<boolean>) => (await done) && onClose();
  if (application.state !== 'APPLYING') return null;
  return (
    <>
      {may('approveApplication') && !application.hadElsewhere && (
        <ActionButton
          keys="a"
          tone="gold"
          name={t('applications.approve')}
          onAct={() => setAsked('approve')}
        />
      )}
      {may('rejectApplication') && (
        <ActionButton keys="r" tone="cin" name={t('applications.reject')} onAct={() => setAsked('reject')} />
      )}
      {asked === 'approve' && (
        <ApproveDialog
          application={application}
          what={what}
          busy={busy}
          onClose={() => setAsked(null)}
          onConfirm={(body) =>
            void over(
              perform(
                () => call('approveApplication', { params, body }),
                ({ state, amount }) =>
                  t(state === 'DUE' ? 'applications.due' : 'applications.approved', {
                    amount: formatMoney(amount ?? '0'),
                  }),
              ),
            )
          }
        />
      )}
      {asked === 'reject' && (
        <CodeDialog
          title={t('applications.reject')}
          consequence={`${what} ${t('applications.rejectAsk')}`}
          confirm={t('applications.reject')}
          tone="cin"
          busy={busy}
          codes={REJECTIONS.map((code) => ({ code, name: t(`applications.reasons.${code}`) }))}
          onClose={() => setAsked(null)}
          onConfirm={(reason) =>
            void over(
              perform(
                () => call('rejectApplication', { params, body: { reason, requestId } }),
                t('applications.rejected'),
              ),
            )
          }
        />
      )}
    </>
  );
};
