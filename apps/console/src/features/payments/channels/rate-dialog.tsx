import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../../shared/api.ts';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { readRate, sayChange } from './rate.ts';
import type { Channel } from './use-channels.ts';

interface Props {
  readonly coin: NonNullable<Channel['coin']>;
  readonly busy: boolean;
  readonly onConfirm: (body: Asked<'setCoinRate'>['body']) => void;
  readonly onClose: () => void;
}

/** Asks what the server shall give for one coin. */
export const RateDialog = ({ coin, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const rate = readRate(typed);
  const isOther = rate !== undefined && rate !== coin.rate;
  const now = t('channels.rateOf', { coin: coin.currency, rate: coin.rate });
  const change = isOther ? t('channels.rateChange', { percent: sayChange(coin.rate, rate) }) : '';
  return (
    <ReasonDialog
      title={t('channels.setRate')}
      consequence={t('channels.setRateAsk', { now })}
      confirm={t('members.propose')}
      busy={busy}
      ready={isOther}
      onConfirm={(reason) => isOther && onConfirm({ rate, reason, requestId })}
      onClose={onClose}
    >
      <TextInput
        label={t('channels.newRate')}
        description={t('channels.rateHelp', { change })}
        required
        inputMode="decimal"
        value={typed}
        error={typed === '' || isOther ? null : t('channels.rateWrong')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        {...AUTOFOCUS}
      />
    </ReasonDialog>
  );
};
