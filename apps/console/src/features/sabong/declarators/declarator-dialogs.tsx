import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { SecretDialog } from '../../../shared/forms/secret-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { useArenas } from '../arenas/use-arenas.ts';
import { ChoiceField } from '../choice-field.tsx';
import { useArenaName } from '../use-fights.ts';
import { type Declarator, DECLARATORS, type Key } from './use-declarators.ts';

const CODE = /^[a-z][a-z0-9-]{1,31}$/u;
const LEAST_NAME = 2;
const MOST_NAME = 80;

interface KeyProps {
  /** Takes a key that was told, which is shown once. */
  readonly onKey: (key: Key) => void;
  readonly onClose: () => void;
}

/** Asks for a declarator of an arena. */
export const NewDeclarator = ({ onKey, onClose }: KeyProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(DECLARATORS);
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [arena, setArena] = useState('');
  const nameOf = useArenaName();
  const arenas = useArenas().rows;
  const create = async (reason: string) => {
    const body = { code, name: name.trim(), arena, reason };
    const make = async () => onKey(await call('createDeclarator', { body }));
    if (await perform(make, t('declarators.created'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('declarators.create')}
      consequence={t('declarators.createAsk')}
      confirm={t('declarators.createDo')}
      busy={busy}
      ready={CODE.test(code) && name.trim().length >= LEAST_NAME && arena !== ''}
      onConfirm={(reason) => void create(reason)}
      onClose={onClose}
    >
      <TextInput
        label={t('declarators.code')}
        description={t('declarators.codeHelp')}
        required
        autoComplete="off"
        value={code}
        error={code === '' || CODE.test(code) ? null : t('declarators.codeWrong')}
        onChange={({ currentTarget }) => setCode(currentTarget.value.trim().toLowerCase())}
        {...AUTOFOCUS}
      />
      <TextInput
        label={t('declarators.name')}
        required
        maxLength={MOST_NAME}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <ChoiceField
        label={t('fights.arena')}
        options={arenas.map((one) => ({ value: one.code, name: nameOf(one) }))}
        value={arena}
        onChoose={setArena}
      />
    </ReasonDialog>
  );
};

/** Gives a declarator another key. */
export const RotateKey = ({
  declarator: { code, name },
  onKey,
  onClose,
}: KeyProps & { readonly declarator: Declarator }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(DECLARATORS);
  const rotate = async (reason: string) => {
    const asked = { params: { code }, body: { reason } };
    const give = async () => onKey(await call('rotateDeclaratorKey', asked));
    if (await perform(give, t('declarators.keyGiven'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('declarators.newKey')}: ${name}`}
      consequence={t('declarators.newKeyAsk')}
      confirm={t('declarators.newKeyDo')}
      tone="cin"
      busy={busy}
      onConfirm={(reason) => void rotate(reason)}
      onClose={onClose}
    />
  );
};

interface SwitchProps {
  readonly declarator: Declarator;
  readonly onClose: () => void;
}

/** Turns a declarator off, or on again. */
export const SwitchDeclarator = ({ declarator: { code, name, isOn }, onClose }: SwitchProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(DECLARATORS);
  const verb = t(isOn ? 'declarators.turnOff' : 'declarators.turnOn');
  const turn = async (reason: string) => {
    const asked = { params: { code }, body: { isOn: !isOn, reason } };
    const done = t(isOn ? 'declarators.turnedOff' : 'declarators.turnedOn');
    if (await perform(() => call('switchDeclarator', asked), done)) onClose();
  };
  return (
    <ReasonDialog
      title={`${verb}: ${name}`}
      consequence={t(isOn ? 'declarators.turnOffAsk' : 'declarators.turnOnAsk')}
      confirm={verb}
      tone={isOn ? 'cin' : 'gold'}
      busy={busy}
      onConfirm={(reason) => void turn(reason)}
      onClose={onClose}
    />
  );
};

/** The key of a declarator, told this once. */
export const NewKey = ({ newKey, onClose }: { readonly newKey: Key; readonly onClose: () => void }) => {
  const t = useTexts();
  return (
    <SecretDialog
      title={`${t('declarators.key')}: ${newKey.code}`}
      once={t('declarators.once')}
      next={t('declarators.next')}
      kept={t('declarators.kept')}
      known={{ name: t('declarators.code'), value: newKey.code }}
      secret={{ name: t('declarators.key'), value: newKey.key }}
      onClose={onClose}
    />
  );
};
