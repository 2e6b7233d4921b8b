import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { useSession } from '../../../shared/session.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { CASES, type Case } from './use-cases.ts';

/** Takes a case, answers it, closes it. */
export const CaseActions = ({ thread }: { thread: Case }) => {
  const t = useTexts();
  const may = useMay();
  const name = useSession(({ me }) => me?.name);
  const [asked, setAsked] = useState<'answer' | 'close' | null>(null);
  const { busy, perform } = useConsoleMutation(CASES);
  const params = { id: thread.id };
  const close = () => setAsked(null);
  const over = async (done: Promise<boolean>) => (await done) && close();
  if (thread.state === 'CLOSED' || !may('answerCase')) return null;
  return (
    <>
      {thread.assignee !== name && (
        <ActionButton
          keys="t"
          atOnce
          name={t('cases.take')}
          busy={busy}
          onAct={() => void perform(() => call('takeCase', { params }), t('cases.taken'))}
        />
      )}
      <ActionButton keys="a" tone="gold" name={t('cases.answer')} onAct={() => setAsked('answer')} />
      <ActionButton keys="c" tone="cin" name={t('cases.close')} onAct={() => setAsked('close')} />
      {asked === 'answer' && (
        <AnswerDialog
          busy={busy}
          onClose={close}
          onConfirm={(body) =>
            void over(perform(() => call('answerCase', { params, body }), t('cases.answered')))
          }
        />
      )}
      {asked === 'close' && (
        <ReasonDialog
          title={t('cases.close')}
          consequence={t('cases.closeAsk')}
          confirm={t('cases.close')}
          tone="cin"
          busy={busy}
          onClose={close}
          onConfirm={(reason) =>
            void over(perform(() => call('closeCase', { params, body: { reason } }), t('cases.closed')))
          }
        />
      )}
    </>
  );
};
