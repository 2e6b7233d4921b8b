import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { CONTRACTS, type Contract } from './use-staff-contracts.ts';

interface EndProps {
  readonly contract: Contract;
  readonly onClose: () => void;
}

/** Proposes to end a contract with the running period. */
export const EndDialog = ({ contract: { id, kind, payee }, onClose }: EndProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(CONTRACTS, 'approvals');
  const [requestId] = useState(() => crypto.randomUUID());
  const propose = async (reason: string) => {
    const run = () => call('proposeContractEnd', { params: { id }, body: { reason, requestId } });
    if (await perform(run, t('settings.proposed'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('contracts.end')}
      consequence={t('contracts.endText', { kind: t(`contracts.kinds.${kind}`), payee: payee.name })}
      confirm={t('contracts.propose')}
      tone="cin"
      busy={busy}
      onClose={onClose}
      onConfirm={(reason) => void propose(reason)}
    />
  );
};

const SIGNED = /^-?(?!0+(\.0+)?$)\d{1,12}(\.\d{1,2})?$/;

interface CorrectProps {
  /** Of the record that a run wrote. */
  readonly id: string;
  readonly payee: string;
  readonly period: string;
  /** What stands in the field at first. */
  readonly usual?: string;
  readonly onClose: () => void;
}

/** Proposes a record that corrects what a contract came to; what was written stays. */
export const CorrectDialog = ({ id, payee, period, usual = '', onClose }: CorrectProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(CONTRACTS, 'approvals');
  const [amount, setAmount] = useState(usual);
  const [requestId] = useState(() => crypto.randomUUID());
  const propose = async (reason: string) => {
    const run = () => call('proposeCorrection', { params: { id }, body: { amount, reason, requestId } });
    if (await perform(run, t('settings.proposed'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('contracts.correct')}
      consequence={t('contracts.correctText', { period, payee })}
      confirm={t('contracts.propose')}
      busy={busy}
      ready={SIGNED.test(amount)}
      onClose={onClose}
      onConfirm={(reason) => void propose(reason)}
    >
      <TextInput
        label={t('contracts.amount')}
        required
        inputMode="decimal"
        autoComplete="off"
        leftSection="Ks"
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value.trim())}
        {...AUTOFOCUS}
      />
    </ReasonDialog>
  );
};
