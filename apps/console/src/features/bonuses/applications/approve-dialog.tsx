import { formatAmount, parseAmount } from '@hintha/money';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../../shared/api.ts';
import { formatMoney } from '../../../shared/format.ts';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { typedAmount } from '../../../shared/forms/typed-amount.ts';
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

/** An amount up to the most as it goes over the wire; undefined for anything else. */
const readWithin = (typed: string, most: string): string | undefined => {
  const [amount, bound] = [typedAmount(typed), parseAmount(most)];
  const isWithin = amount !== undefined && bound !== 'not_an_amount' && amount > 0n && amount <= bound;
  return isWithin ? formatAmount(amount) : undefined;
};

/** Asks how much of the bonus is given, and what staff has seen. */
export const ApproveDialog = ({ application, what, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const most = formatMoney(application.most);
  const amount = readWithin(typed, application.most);
  return (
    <ReasonDialog
      title={t('applications.approve')}
      consequence={`${what} ${t('applications.approveAsk')}`}
      confirm={t('applications.approve')}
      busy={busy}
      ready={amount !== undefined}
      onConfirm={(reason) => amount !== undefined && onConfirm({ amount, reason, requestId })}
      onClose={onClose}
    >
      <TextInput
        label={t('applications.howMuch')}
        description={t('applications.howMuchHelp', { most })}
        inputMode="decimal"
        required
        value={typed}
        error={typed === '' || amount !== undefined ? null : t('applications.howMuchWrong', { most })}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        {...AUTOFOCUS}
      />
    </ReasonDialog>
  );
};
