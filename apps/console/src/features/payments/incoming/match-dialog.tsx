import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { useTexts } from '../../../shared/language.ts';
import { depositIdOf } from './deposit-id-of.ts';

interface Props {
  readonly what: string;
  readonly busy: boolean;
  readonly onConfirm: (depositId: string, reason: string, requestId: string) => void;
  readonly onClose: () => void;
}

/** Asks which order a transfer pays. */
export const MatchDialog = ({ what, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [order, setOrder] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const depositId = depositIdOf(order);
  return (
    <ReasonDialog
      title={t('incoming.match')}
      consequence={`${what} ${t('incoming.matchAsk')}`}
      confirm={t('incoming.match')}
      busy={busy}
      ready={depositId !== null}
      onConfirm={(reason) => depositId !== null && onConfirm(depositId, reason, requestId)}
      onClose={onClose}
    >
      <TextInput
        label={t('incoming.order')}
        description={t('incoming.orderHelp')}
        required
        value={order}
        onChange={({ currentTarget }) => setOrder(currentTarget.value)}
        {...AUTOFOCUS}
      />
    </ReasonDialog>
  );
};
