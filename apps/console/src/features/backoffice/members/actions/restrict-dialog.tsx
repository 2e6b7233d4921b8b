import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../../../shared/api.ts';
import { ReasonDialog } from '../../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../../shared/language.ts';
import { useNow } from '../../../../shared/use-now.ts';
import type { MemberFile } from '../use-member.ts';
import { SPANS, untilOf, type Span } from './until-of.ts';
import { useReasons } from './use-reasons.ts';

type Order = Asked<'restrictMember'>['body'];

interface Props {
  readonly file: MemberFile;
  readonly busy: boolean;
  readonly onConfirm: (order: Order) => void;
  readonly onClose: () => void;
}

const SECOND_MS = 1000;
const KINDS = ['SIGN_IN', 'BETTING', 'DEPOSITS', 'WITHDRAWALS'] as const satisfies readonly Order['kind'][];

/** Asks what is to be closed to a member, why, and for how long. */
export const RestrictDialog = ({ file, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const reasons = useReasons()?.restrictions ?? [];
  const free = KINDS.filter((kind) => !file.restrictions.some((one) => one.kind === kind));
  const [kind, setKind] = useState(free[0]);
  const [reason, setReason] = useState<Order['reason'] | ''>('');
  const [span, setSpan] = useState<Span>('open');
  const [day, setDay] = useState('');
  const until = untilOf(span, day, useNow(SECOND_MS));
  return (
    <ReasonDialog
      title={t('members.restrict')}
      consequence={t('members.restrictAsk', { account: file.account })}
      confirm={t('members.restrict')}
      tone="cin"
      busy={busy}
      ready={kind !== undefined && reason !== '' && until !== undefined}
      onConfirm={(note) => {
        if (kind !== undefined && reason !== '' && until !== undefined)
          onConfirm({ kind, reason, note, until });
      }}
      onClose={onClose}
    >
      <Radio.Group
        label={t('members.what')}
        value={kind ?? ''}
        onChange={(value) => setKind(KINDS.find((one) => one === value))}
      >
        <Stack gap={8} mt={8}>
          {KINDS.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`members.kinds.${one}`)}
              description={free.includes(one) ? undefined : t('members.closedAlready')}
              disabled={!free.includes(one)}
              {...(one === free[0] ? { 'data-autofocus': true } : {})}
            />
          ))}
        </Stack>
      </Radio.Group>
      <NativeSelect
        label={t('members.reasonCode')}
        required
        value={reason}
        onChange={({ currentTarget }) => setReason(reasons.find((one) => one === currentTarget.value) ?? '')}
        data={[
          { value: '', label: t('members.choose') },
          ...reasons.map((one) => ({ value: one, label: t(`members.reasons.${one}`) })),
        ]}
      />
      <NativeSelect
        label={t('members.until')}
        value={span}
        onChange={({ currentTarget }) => setSpan(SPANS.find((one) => one === currentTarget.value) ?? 'open')}
        data={SPANS.map((one) => ({ value: one, label: t(`members.spans.${one}`) }))}
      />
      {span === 'day' && (
        <TextInput
          type="datetime-local"
          label={t('members.untilDay')}
          description={t('members.untilHelp')}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      )}
    </ReasonDialog>
  );
};
