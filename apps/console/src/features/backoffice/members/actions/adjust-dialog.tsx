import { Group, NativeSelect, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../../../shared/api.ts';
import { formatMoney } from '../../../../shared/format.ts';
import { ReasonDialog } from '../../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../../shared/language.ts';
import type { MemberFile } from '../use-member.ts';
import { readChange } from './read-change.ts';
import { useReasons } from './use-reasons.ts';

type Order = Asked<'proposeAdjustment'>['body'];

interface Props {
  readonly file: MemberFile;
  readonly busy: boolean;
  readonly onConfirm: (order: Order) => void;
  readonly onClose: () => void;
}

const TICKET = /^[\w./#-]{1,64}$/;
const WAYS = ['give', 'take'] as const;

const Ways = ({ value, onChange }: { value: string; onChange: (way: 'give' | 'take') => void }) => {
  const t = useTexts();
  return (
    <Radio.Group
      label={t('members.way')}
      value={value}
      onChange={(way) => onChange(way === 'take' ? 'take' : 'give')}
    >
      <Group gap={16} mt={8}>
        {WAYS.map((way) => (
          <Radio key={way} value={way} label={t(`members.ways.${way}`)} />
        ))}
      </Group>
    </Radio.Group>
  );
};

/** Asks how a wallet is to be corrected; a colleague decides. */
export const AdjustDialog = ({ file, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const codes = useReasons()?.adjustments ?? [];
  const [requestId] = useState(() => crypto.randomUUID());
  const [way, setWay] = useState<'give' | 'take'>('give');
  const [typed, setTyped] = useState('');
  const [ticket, setTicket] = useState('');
  const [code, setCode] = useState<NonNullable<Order['code']> | ''>('');
  const amount = readChange(way, typed);
  const isMistyped = typed !== '' && amount === null;
  const ready = amount !== null && TICKET.test(ticket) && code !== '';
  return (
    <ReasonDialog
      title={t('members.adjust')}
      consequence={t('members.adjustAsk', {
        account: file.account,
        available: formatMoney(file.wallet.available),
      })}
      confirm={t('members.propose')}
      busy={busy}
      ready={ready}
      onConfirm={(reason) => {
        if (amount !== null && code !== '')
          onConfirm({ requestId, account: file.account, amount, ticket, code, reason });
      }}
      onClose={onClose}
    >
      <Ways value={way} onChange={setWay} />
      <TextInput
        label={t('members.amount')}
        description={t('members.amountHelp')}
        inputMode="decimal"
        required
        value={typed}
        error={isMistyped ? t('members.amountWrong') : null}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        data-autofocus
      />
      <NativeSelect
        label={t('members.reasonCode')}
        required
        value={code}
        onChange={({ currentTarget }) => setCode(codes.find((one) => one === currentTarget.value) ?? '')}
        data={[
          { value: '', label: t('members.choose') },
          ...codes.map((one) => ({ value: one, label: t(`members.adjustments.${one}`) })),
        ]}
      />
      <TextInput
        label={t('members.ticket')}
        description={t('members.ticketHelp')}
        required
        value={ticket}
        onChange={({ currentTarget }) => setTicket(currentTarget.value.trim())}
      />
    </ReasonDialog>
  );
};
