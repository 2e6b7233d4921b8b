import { useState } from 'react';
import { call } from '../../../../shared/api.ts';
import { ActionButton } from '../../../../shared/detail/action-button.tsx';
import { ConfirmDialog } from '../../../../shared/forms/confirm-dialog.tsx';
import { useTexts } from '../../../../shared/language.ts';
import { useMay } from '../../../../shared/may.ts';
import { useConsoleMutation } from '../../../../shared/use-console-mutation.ts';
import { CHATS, type Chat } from '../use-chats.ts';

/** Goes into a chat, hands it back, ends it. */
export const TalkActions = ({ chat }: { chat: Chat }) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState(false);
  const { busy, perform } = useConsoleMutation(CHATS, 'cases');
  const { id, state, mine } = chat;
  const params = { id };
  if (state === 'CLOSED' || !may('takeChat')) return null;
  return (
    <>
      {!mine && (
        <ActionButton
          keys="t"
          tone="gold"
          atOnce
          name={t(state === 'TAKEN' ? 'chats.takeOver' : 'chats.take')}
          busy={busy}
          onAct={() => void perform(() => call('takeChat', { params }), t('chats.taken'))}
        />
      )}
      {mine && (
        <ActionButton
          keys="b"
          atOnce
          name={t('chats.giveBack')}
          busy={busy}
          onAct={() => void perform(() => call('returnChat', { params }), t('chats.givenBack'))}
        />
      )}
      {(mine || state === 'WAITING') && (
        <ActionButton keys="e" tone="cin" name={t('chats.close')} onAct={() => setAsked(true)} />
      )}
      {asked && (
        <ConfirmDialog
          title={t('chats.close')}
          consequence={t('chats.closeAsk')}
          confirm={t('chats.close')}
          tone="cin"
          busy={busy}
          onClose={() => setAsked(false)}
          onConfirm={() =>
            void perform(() => call('closeChat', { params }), t('chats.closed')).then(() => setAsked(false))
          }
        />
      )}
    </>
  );
};
