import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../language.ts';
import { useDraft } from './drafts.ts';
import { AUTOFOCUS } from './focus.ts';
import { FormDialog, type DialogOrder } from './form-dialog.tsx';
import { REASON_LENGTHS } from './reason-lengths.ts';

interface Props extends DialogOrder {
  /** Fields that stand before the reason; the first of them takes AUTOFOCUS. */
  readonly children?: ReactNode;
  /** Whether the fields before the reason are filled in rightly. */
  readonly ready?: boolean;
  readonly onConfirm: (reason: string) => void;
}

/** Asks for a reason before something is done that the audit keeps. */
export const ReasonDialog = ({ children, ready = true, onConfirm, ...order }: Props) => {
  const t = useTexts();
  const [reason, setReason] = useDraft(order.title);
  const isLong = reason.trim().length >= REASON_LENGTHS.least;
  return (
    <FormDialog {...order} ready={ready && isLong} onSubmit={() => onConfirm(reason.trim())}>
      {children}
      <TextInput
        label={t('appShell.reason')}
        description={t('appShell.reasonHelp')}
        required
        maxLength={REASON_LENGTHS.most}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        {...(children === undefined ? AUTOFOCUS : {})}
      />
    </FormDialog>
  );
};
