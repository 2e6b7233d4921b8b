import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { complete, readTerms } from './read-channel.ts';
import { CHANNELS, type Channel } from './use-channels.ts';

/** Proposes other limits and another fee of a way to pay in. */
export const TermsDialog = ({ channel, onClose }: { channel: Channel; onClose: () => void }) => {
  const { id, min, max, fee } = channel;
  const t = useTexts();
  const [draft, setDraft] = useState({ min, max, fee });
  const [requestId] = useState(() => crypto.randomUUID());
  const { busy, perform } = useConsoleMutation(CHANNELS, 'approvals');
  const read = readTerms(draft);
  const terms = complete(read);
  const isOther = terms !== undefined && (terms.min !== min || terms.max !== max || terms.fee !== fee);
  const field = (name: keyof typeof draft) => ({
    required: true,
    inputMode: 'decimal' as const,
    value: draft[name],
    error: read[name] === undefined ? t(`channels.${name}Wrong`) : null,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: currentTarget.value }),
  });
  const propose = async (reason: string) => {
    if (terms === undefined) return;
    const order = { params: { id }, body: { ...terms, reason, requestId } };
    if (await perform(() => call('changeChannel', order), t('channels.proposed'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('channels.setTerms')}: ${channel.name}`}
      consequence={t('channels.setTermsAsk')}
      confirm={t('members.propose')}
      busy={busy}
      ready={isOther}
      onConfirm={(reason) => void propose(reason)}
      onClose={onClose}
    >
      <TextInput label={t('channels.min')} {...field('min')} {...AUTOFOCUS} />
      <TextInput label={t('channels.max')} {...field('max')} />
      <TextInput label={t('channels.fee')} {...field('fee')} />
    </ReasonDialog>
  );
};
