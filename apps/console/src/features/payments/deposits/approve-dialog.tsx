import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../../shared/api.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { useTexts } from '../../../shared/language.ts';
import type { QueuedDeposit } from './use-deposits.ts';

interface Props {
  readonly deposit: QueuedDeposit['deposit'];
  readonly what: string;
  readonly busy: boolean;
  readonly onConfirm: (body: Asked<'approveDeposit'>['body']) => void;
  readonly onClose: () => void;
}

const TRANSFER = /^[\w./-]{4,64}$/;
const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;

/** Paid to an account of ours, whose statement names the transfer. */
const isByHand = ({ type }: QueuedDeposit['deposit']) => type === 'MANUAL' || type === 'QR';

/** Asks which transfer has come in and how much of it, before the money is credited. */
export const ApproveDialog = ({ deposit, what, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [transfer, setTransfer] = useState('');
  const [received, setReceived] = useState(deposit.payAmount);
  const [requestId] = useState(() => crypto.randomUUID());
  const isOther = received !== deposit.payAmount;
  const transferIsRight = transfer === '' || TRANSFER.test(transfer);
  const amountIsRight = AMOUNT.test(received);
  return (
    <ReasonDialog
      title={t('deposits.approve')}
      consequence={what}
      confirm={t('deposits.approve')}
      busy={busy}
      ready={transferIsRight && amountIsRight}
      onConfirm={(reason) =>
        onConfirm({
          reason,
          requestId,
          txnId: transfer === '' ? null : transfer,
          received: isOther ? received : null,
        })
      }
      onClose={onClose}
    >
      <TextInput
        label={t('deposits.transfer')}
        description={isByHand(deposit) ? t('deposits.transferHelp') : t('deposits.transferNone')}
        value={transfer}
        error={transferIsRight ? null : t('deposits.transferWrong')}
        onChange={({ currentTarget }) => setTransfer(currentTarget.value.trim())}
        {...AUTOFOCUS}
      />
      <TextInput
        label={t('deposits.received')}
        description={isOther ? t('deposits.receivedOther') : t('deposits.receivedHelp')}
        inputMode="decimal"
        value={received}
        error={amountIsRight ? null : t('deposits.receivedWrong')}
        onChange={({ currentTarget }) => setReceived(currentTarget.value.trim())}
      />
    </ReasonDialog>
  );
};
