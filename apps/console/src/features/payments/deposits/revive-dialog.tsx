import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { useTexts } from '../../../shared/language.ts';

interface Props {
  readonly busy: boolean;
  readonly onConfirm: (proof: string) => void;
  readonly onClose: () => void;
}

const MARK = /^[\w./-]{1,64}$/;

/** Asks what shows that an order was paid though its time ran out. */
export const ReviveDialog = ({ busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [proof, setProof] = useState('');
  return (
    <FormDialog
      title={t('deposits.revive')}
      consequence={t('deposits.reviveAsk')}
      confirm={t('deposits.revive')}
      busy={busy}
      ready={MARK.test(proof)}
      onSubmit={() => onConfirm(proof)}
      onClose={onClose}
    >
      <TextInput
        label={t('deposits.proof')}
        description={t('deposits.proofHelp')}
        required
        value={proof}
        onChange={({ currentTarget }) => setProof(currentTarget.value.trim())}
        {...AUTOFOCUS}
      />
    </FormDialog>
  );
};
