import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { ChoiceField } from './choice-field.tsx';
import { type Fight, FIGHTS } from './use-fights.ts';

const MOVES = ['OPEN', 'LAST_CALL', 'CLOSED', 'FIGHTING'] as const;
type Move = (typeof MOVES)[number];

/** Where a fight can go from where it is. */
const MOVES_FROM: Readonly<Partial<Record<Fight['state'], readonly Move[]>>> = {
  UPCOMING: ['OPEN'],
  OPEN: ['LAST_CALL', 'CLOSED', 'FIGHTING'],
  LAST_CALL: ['CLOSED', 'FIGHTING'],
  CLOSED: ['FIGHTING'],
};

const [LEAST_SECONDS, USUAL_SECONDS, MOST_SECONDS] = [20, 300, 1_800];

/** Moves a fight on where its arena does not. */
export const MoveDialog = ({ fight, onClose }: { fight: Fight; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(FIGHTS);
  const [to, setTo] = useState<Move | ''>('');
  const [seconds, setSeconds] = useState(USUAL_SECONDS);
  const move = async (reason: string) => {
    if (to === '') return;
    const asked = { params: { id: fight.id }, body: { to, seconds, reason } };
    if (await perform(() => call('moveFight', asked), t('fights.moved'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('fights.move')}: ${fight.arena} ${fight.number}`}
      consequence={t('fights.moveAsk')}
      confirm={t('fights.move')}
      busy={busy}
      ready={to !== ''}
      onClose={onClose}
      onConfirm={(reason) => void move(reason)}
    >
      <ChoiceField
        isFirst
        label={t('fights.moveTo')}
        options={(MOVES_FROM[fight.state] ?? []).map((value) => ({
          value,
          name: t(`fights.moves.${value}`),
        }))}
        value={to}
        onChoose={setTo}
      />
      {to === 'OPEN' && (
        <NumberInput
          label={t('fights.seconds')}
          min={LEAST_SECONDS}
          max={MOST_SECONDS}
          value={seconds}
          onChange={(value) => setSeconds(Number(value))}
        />
      )}
    </ReasonDialog>
  );
};
