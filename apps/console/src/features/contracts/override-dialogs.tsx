import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { CONTRACTS } from './use-staff-contracts.ts';

interface OverrideProps {
  id: string;
  onClose: () => void;
}

/** Proposes to end a contract with the running period. */
export const EndDialog = ({ id, onClose }: OverrideProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(CONTRACTS);
  const propose = async (reason: string) => {
    const body = { reason, requestId: crypto.randomUUID() };
    const isDone = await perform(
      () => call('proposeContractEnd', { params: { id }, body }),
      t('settings.proposed'),
    );
    if (isDone) onClose();
  };
  return (
    <ReasonDialog
      title={t('contracts.end')}
      consequence={t('contracts.endText')}
      confirm={t('contracts.propose')}
      tone="cin"
      busy={busy}
      onClose={onClose}
      onConfirm={(reason) => void propose(reason)}
    />
  );
};

const SIGNED = /^-?\d{1,12}(\.\d{1,2})?$/;

/** Proposes a record that corrects what a contract came to; what was written stays. */
export const CorrectDialog = ({ id, onClose }: OverrideProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(CONTRACTS);
  const [amount, setAmount] = useState('');
  const propose = async (reason: string) => {
    const body = { amount, reason, requestId: crypto.randomUUID() };
    const isDone = await perform(
      () => call('proposeCorrection', { params: { id }, body }),
      t('settings.proposed'),
    );
    if (isDone) onClose();
  };
  return (
    <ReasonDialog
      title={t('contracts.correct')}
      consequence={t('contracts.correctText')}
      confirm={t('contracts.propose')}
      busy={busy}
      ready={SIGNED.test(amount)}
      onClose={onClose}
      onConfirm={(reason) => void propose(reason)}
    >
      <TextInput
        label={t('contracts.amount')}
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value.trim())}
        {...AUTOFOCUS}
      />
    </ReasonDialog>
  );
};
