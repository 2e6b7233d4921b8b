import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { call } from '../../../shared/api.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { ChannelFields, ReceiverFields } from './channel-fields.tsx';
import { isByHand, NO_CHANNEL, NO_RECEIVER, readChannel, readReceiver } from './read-channel.ts';
import { CHANNELS } from './use-channels.ts';

/** Proposes a way to pay in. */
export const NewChannel = () => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <AskButton size="xs" leftSection={<Icon name="plus" size={16} />} onClick={() => setAsking(true)}>
        {t('channels.create')}
      </AskButton>
      {asking && <NewDialog onClose={() => setAsking(false)} />}
    </>
  );
};

const NewDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts();
  const [draft, setDraft] = useState(NO_CHANNEL);
  const [receiver, setReceiver] = useState(NO_RECEIVER);
  const [requestId] = useState(() => crypto.randomUUID());
  const { busy, perform } = useConsoleMutation(CHANNELS, 'approvals');
  const channel = readChannel(draft, receiver);
  const propose = async (reason: string) => {
    if (channel === undefined) return;
    const body = { ...channel, reason, requestId };
    if (await perform(() => call('openChannel', { body }), t('channels.proposed'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('channels.create')}
      consequence={t('channels.createAsk')}
      confirm={t('members.propose')}
      busy={busy}
      ready={channel !== undefined}
      onConfirm={(reason) => void propose(reason)}
      onClose={onClose}
    >
      <ChannelFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      {isByHand(draft.type) && (
        <ReceiverFields draft={receiver} onChange={(change) => setReceiver({ ...receiver, ...change })} />
      )}
    </ReasonDialog>
  );
};

/** Proposes a further account that a channel is paid to. */
export const NewReceiverDialog = ({ channelId, onClose }: { channelId: string; onClose: () => void }) => {
  const t = useTexts();
  const [draft, setDraft] = useState(NO_RECEIVER);
  const [requestId] = useState(() => crypto.randomUUID());
  const { busy, perform } = useConsoleMutation(CHANNELS, 'approvals');
  const receiver = readReceiver(draft);
  const propose = async (reason: string) => {
    if (receiver === undefined) return;
    const order = { params: { id: channelId }, body: { ...receiver, reason, requestId } };
    if (await perform(() => call('addReceiver', order), t('channels.proposed'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('channels.addReceiver')}
      consequence={t('channels.addReceiverAsk')}
      confirm={t('members.propose')}
      busy={busy}
      ready={receiver !== undefined}
      onConfirm={(reason) => void propose(reason)}
      onClose={onClose}
    >
      <ReceiverFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
    </ReasonDialog>
  );
};
