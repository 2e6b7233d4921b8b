import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../../../shared/api.ts';
import { AUTOFOCUS } from '../../../../shared/forms/focus.ts';
import { formatInstant } from '../../../../shared/format.ts';
import { ReasonDialog } from '../../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../../shared/language.ts';
import type { MemberFile } from '../use-member.ts';

type Order = Asked<'markMember'>['body'];

interface Props {
  readonly file: MemberFile;
  readonly busy: boolean;
  readonly onConfirm: (order: Order) => void;
  readonly onClose: () => void;
}

const MARKS = ['LOCKED', 'BONUS_ABUSE'] as const satisfies readonly Order['mark'][];

/** Asks which mark is to be set against the withdrawals of a member, or taken away, and why. */
export const MarkDialog = ({ file, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [mark, setMark] = useState<Order['mark']>('LOCKED');
  const known = (one: Order['mark']) => file.marks.find((set) => set.mark === one);
  const isSet = known(mark) !== undefined;
  const describe = (one: Order['mark']): string => {
    const set = known(one);
    const state =
      set === undefined
        ? t('members.markNotSet')
        : t('members.markSet', { reason: set.reason, at: formatInstant(set.at) });
    return `${t(`members.markDoes.${one}`)} ${state}`;
  };
  return (
    <ReasonDialog
      title={t('members.marksOf')}
      consequence={t('members.markAsk', { account: file.account })}
      confirm={t(isSet ? 'members.markTake' : 'members.markPut')}
      tone={isSet ? 'gold' : 'cin'}
      busy={busy}
      onConfirm={(reason) => onConfirm({ mark, on: !isSet, reason })}
      onClose={onClose}
    >
      <Radio.Group
        label={t('members.mark')}
        value={mark}
        onChange={(value) => setMark(MARKS.find((one) => one === value) ?? 'LOCKED')}
      >
        <Stack gap={8} mt={8}>
          {MARKS.map((one, place) => (
            <Radio
              key={one}
              value={one}
              label={t(`members.marks.${one}`)}
              description={describe(one)}
              {...(place === 0 ? AUTOFOCUS : {})}
            />
          ))}
        </Stack>
      </Radio.Group>
    </ReasonDialog>
  );
};
