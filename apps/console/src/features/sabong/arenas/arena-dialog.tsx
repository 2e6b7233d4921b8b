import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { typedSum } from '../../../shared/forms/typed-amount.ts';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { ChoiceField } from '../choice-field.tsx';
import { type Arena, ARENAS } from './use-arenas.ts';

interface Props {
  readonly arena: Arena;
  readonly title: string;
  readonly onClose: () => void;
}

const DRAW_MODES = ['FIXED', 'POOL'] as const;

/** Turns an arena on or off, and says how its draws are paid and how much a fight takes. */
export const ArenaDialog = ({ arena, title, onClose }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(ARENAS);
  const [isOn, setIsOn] = useState(arena.isOn);
  const [drawMode, setDrawMode] = useState(arena.drawMode);
  const [typed, setTyped] = useState(arena.mostPool ?? '');
  const mostPool = typedSum(typed);
  const isRight = typed === '' || mostPool !== undefined;
  const change = async (reason: string) => {
    const body = { isOn, drawMode, mostPool: mostPool ?? null, reason };
    const asked = { params: { arena: arena.code }, body };
    if (await perform(() => call('changeArena', asked), t('arenas.changed'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('arenas.change')}: ${title}`}
      consequence={t('arenas.changeAsk')}
      confirm={t('arenas.change')}
      busy={busy}
      ready={isRight}
      onClose={onClose}
      onConfirm={(reason) => void change(reason)}
    >
      <Switch
        label={t('arenas.isOn')}
        checked={isOn}
        onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
      />
      <ChoiceField
        label={t('fights.drawMode')}
        options={DRAW_MODES.map((value) => ({ value, name: t(`fights.drawModes.${value}`) }))}
        value={drawMode}
        onChoose={setDrawMode}
      />
      <TextInput
        label={t('arenas.mostPool')}
        description={t('arenas.mostPoolHelp')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isRight ? null : t('arenas.amountWrong')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ReasonDialog>
  );
};
