import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../../shared/api.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { useTexts } from '../../../shared/language.ts';

interface Props {
  readonly what: string;
  readonly busy: boolean;
  readonly onConfirm: (body: Asked<'sendPayout'>['body']) => void;
  readonly onClose: () => void;
}

const REFERENCE = /^[\w./-]{1,64}$/;

/** Asks under what reference a payment was made by hand. */
export const SendDialog = ({ what, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [reference, setReference] = useState('');
  return (
    <FormDialog
      title={t('withdrawals.actions.send')}
      consequence={`${what} ${t('withdrawals.asks.send')}`}
      confirm={t('withdrawals.actions.send')}
      busy={busy}
      ready={REFERENCE.test(reference)}
      onSubmit={() => onConfirm({ payerReference: reference })}
      onClose={onClose}
    >
      <TextInput
        label={t('withdrawals.reference')}
        description={t('withdrawals.referenceHelp')}
        required
        value={reference}
        onChange={({ currentTarget }) => setReference(currentTarget.value.trim())}
        {...AUTOFOCUS}
      />
    </FormDialog>
  );
};
