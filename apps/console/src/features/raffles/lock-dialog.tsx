import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../shared/api.ts';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import type { Raffle } from './use-raffles.ts';

interface Props {
  readonly raffle: Raffle;
  readonly title: string;
  readonly busy: boolean;
  readonly onConfirm: (body: Asked<'proposeRaffleLock'>['body']) => void;
  readonly onClose: () => void;
}

/** As the server takes it. */
const ENTROPY = /^[\w.-]{1,128}$/;

/** Asks for the public entropy, and says what will be fixed by it. */
export const LockDialog = ({ raffle, title, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [entropy, setEntropy] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const isRight = ENTROPY.test(entropy);
  return (
    <ReasonDialog
      title={title}
      consequence={t('raffles.lockAsk')}
      confirm={t('raffles.lockDo')}
      busy={busy}
      ready={isRight}
      onConfirm={(reason) => onConfirm({ entropy, reason, requestId })}
      onClose={onClose}
    >
      <TextInput
        label={t('raffles.entropy')}
        description={t('raffles.entropyHelp', { beacon: raffle.beacon })}
        required
        maxLength={128}
        autoComplete="off"
        spellCheck={false}
        value={entropy}
        error={entropy === '' || isRight ? null : t('raffles.entropyWrong')}
        onChange={({ currentTarget }) => setEntropy(currentTarget.value.trim())}
        {...AUTOFOCUS}
      />
    </ReasonDialog>
  );
};
