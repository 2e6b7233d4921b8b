import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../../../shared/api.ts';
import { AUTOFOCUS } from '../../../../shared/forms/focus.ts';
import { formatInstant } from '../../../../shared/format.ts';
import { ReasonDialog } from '../../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../../shared/language.ts';
import type { MemberFile } from '../use-member.ts';

type Order = Asked<'setAccountFlag'>['body'];

interface Props {
  readonly file: MemberFile;
  readonly busy: boolean;
  readonly onConfirm: (order: Order) => void;
  readonly onClose: () => void;
}

const FLAGS = ['LOCKED', 'BONUS_ABUSE'] as const satisfies readonly Order['flag'][];

/** Asks which flag is to be set against the withdrawals of a member, or taken away, and why. */
export const FlagDialog = ({ file, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [flag, setFlag] = useState<Order['flag']>('LOCKED');
  const known = (one: Order['flag']) => file.flags.find((set) => set.flag === one);
  const isSet = known(flag) !== undefined;
  const describe = (one: Order['flag']): string => {
    const set = known(one);
    const state =
      set === undefined
        ? t('members.flagNotSet')
        : t('members.flagSet', { reason: set.reason, at: formatInstant(set.at) });
    return `${t(`members.flagEffects.${one}`)} ${state}`;
  };
  return (
    <ReasonDialog
      title={t('members.flagsOf')}
      consequence={t('members.flagAsk', { account: file.account })}
      confirm={t(isSet ? 'members.flagTake' : 'members.flagPut')}
      tone={isSet ? 'gold' : 'cin'}
      busy={busy}
      onConfirm={(reason) => onConfirm({ flag, on: !isSet, reason })}
      onClose={onClose}
    >
      <Radio.Group
        label={t('members.flag')}
        value={flag}
        onChange={(value) => setFlag(FLAGS.find((one) => one === value) ?? 'LOCKED')}
      >
        <Stack gap={8} mt={8}>
          {FLAGS.map((one, place) => (
            <Radio
              key={one}
              value={one}
              label={t(`members.flags.${one}`)}
              description={describe(one)}
              {...(place === 0 ? AUTOFOCUS : {})}
            />
          ))}
        </Stack>
      </Radio.Group>
    </ReasonDialog>
  );
};
