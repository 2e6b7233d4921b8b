import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { call } from '../../shared/api.ts';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';

const NUMBER = /^[1-9]\d{0,17}$/;

/** Proposes to take back money that went down a team, by the number that both postings of it carry. */
export const ReverseTransfer = () => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <AskButton size="xs" onClick={() => setAsking(true)}>
        {t('agents.reverse.title')}
      </AskButton>
      {asking && <ReverseDialog onClose={() => setAsking(false)} />}
    </>
  );
};

const ReverseDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation('approvals');
  const [id, setId] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const propose = async (reason: string) => {
    const run = () => call('proposeTransferReversal', { params: { id }, body: { reason, requestId } });
    if (await perform(run, t('agents.proposed'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('agents.reverse.title')}
      consequence={t('agents.reverse.ask')}
      confirm={t('agents.propose')}
      busy={busy}
      ready={NUMBER.test(id)}
      onConfirm={(reason) => void propose(reason)}
      onClose={onClose}
    >
      <TextInput
        label={t('agents.reverse.number')}
        description={t('agents.reverse.numberHelp')}
        required
        inputMode="numeric"
        autoComplete="off"
        value={id}
        onChange={({ currentTarget }) => setId(currentTarget.value.trim())}
        {...AUTOFOCUS}
      />
    </ReasonDialog>
  );
};
