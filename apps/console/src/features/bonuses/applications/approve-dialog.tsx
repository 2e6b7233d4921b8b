import { parseAmount } from '@hintha/money';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../../shared/api.ts';
import { formatMoney } from '../../../shared/format.ts';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import type { Application } from './use-applications.ts';

interface Props {
  readonly application: Application;
  readonly what: string;
  readonly busy: boolean;
  readonly onConfirm: (body: Asked<'approveApplication'>['body']) => void;
  readonly onClose: () => void;
}

const isWithin = (text: string, most: string): boolean => {
  const [amount, bound] = [parseAmount(text), parseAmount(most)];
  return typeof amount === 'bigint' && typeof bound === 'bigint' && amount > 0n && amount <= bound;
};

/** Asks how much of the bonus is given, and what staff has seen. */
export const ApproveDialog = ({ application, what, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [amount, setAmount] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const most = formatMoney(application.most);
  const isRight = isWithin(amount, application.most);
  return (
    <ReasonDialog
      title={t('applications.approve')}
      consequence={`${what} ${t('applications.approveAsk')}`}
      confirm={t('applications.approve')}
      busy={busy}
      ready={isRight}
      onConfirm={(reason) => onConfirm({ amount, reason, requestId })}
      onClose={onClose}
    >
      <TextInput
        label={t('applications.howMuch')}
        description={t('applications.howMuchHelp', { most })}
        inputMode="decimal"
        required
        value={amount}
        error={amount === '' || isRight ? null : t('applications.howMuchWrong', { most })}
        onChange={({ currentTarget }) => setAmount(currentTarget.value.trim())}
        {...AUTOFOCUS}
      />
    </ReasonDialog>
  );
};
