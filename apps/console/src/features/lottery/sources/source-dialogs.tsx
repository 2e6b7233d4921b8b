import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { SecretDialog } from '../../../shared/forms/secret-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { type Key, type Source, SOURCES } from './use-sources.ts';

const CODE = /^[a-z][a-z0-9-]{1,31}$/u;
const LEAST_NAME = 2;
const MOST_NAME = 80;

interface KeyProps {
  /** Takes a key that was told, which is shown once. */
  readonly onKey: (key: Key) => void;
  readonly onClose: () => void;
}

/** Asks for a source that is to report results. */
export const NewSource = ({ onKey, onClose }: KeyProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(SOURCES);
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const create = async (reason: string) => {
    const body = { code, name: name.trim(), reason };
    const make = async () => onKey(await call('createResultSource', { body }));
    if (await perform(make, t('resultSources.created'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('resultSources.create')}
      consequence={t('resultSources.createAsk')}
      confirm={t('resultSources.createDo')}
      busy={busy}
      ready={CODE.test(code) && name.trim().length >= LEAST_NAME}
      onConfirm={(reason) => void create(reason)}
      onClose={onClose}
    >
      <TextInput
        label={t('resultSources.code')}
        description={t('resultSources.codeHelp')}
        required
        autoComplete="off"
        value={code}
        error={code === '' || CODE.test(code) ? null : t('resultSources.codeWrong')}
        onChange={({ currentTarget }) => setCode(currentTarget.value.trim().toLowerCase())}
        {...AUTOFOCUS}
      />
      <TextInput
        label={t('resultSources.name')}
        description={t('resultSources.nameHelp')}
        required
        maxLength={MOST_NAME}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </ReasonDialog>
  );
};

/** Gives a source another key. */
export const RotateKey = ({
  source: { code, name },
  onKey,
  onClose,
}: KeyProps & { readonly source: Source }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(SOURCES);
  const rotate = async (reason: string) => {
    const asked = { params: { code }, body: { reason } };
    const give = async () => onKey(await call('rotateResultSourceKey', asked));
    if (await perform(give, t('resultSources.keyGiven'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('resultSources.newKey')}: ${name}`}
      consequence={t('resultSources.newKeyAsk')}
      confirm={t('resultSources.newKeyDo')}
      tone="cin"
      busy={busy}
      onConfirm={(reason) => void rotate(reason)}
      onClose={onClose}
    />
  );
};

interface SwitchProps {
  readonly source: Source;
  readonly onClose: () => void;
}

/** Turns a source off, or on again. */
export const SwitchSource = ({ source: { code, name, isOn }, onClose }: SwitchProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(SOURCES);
  const verb = t(isOn ? 'resultSources.turnOff' : 'resultSources.turnOn');
  const turn = async (reason: string) => {
    const asked = { params: { code }, body: { isOn: !isOn, reason } };
    const done = t(isOn ? 'resultSources.turnedOff' : 'resultSources.turnedOn');
    if (await perform(() => call('switchResultSource', asked), done)) onClose();
  };
  return (
    <ReasonDialog
      title={`${verb}: ${name}`}
      consequence={t(isOn ? 'resultSources.turnOffAsk' : 'resultSources.turnOnAsk')}
      confirm={verb}
      tone={isOn ? 'cin' : 'gold'}
      busy={busy}
      onConfirm={(reason) => void turn(reason)}
      onClose={onClose}
    />
  );
};

/** The key of a source, told this once. */
export const NewKey = ({ newKey, onClose }: { readonly newKey: Key; readonly onClose: () => void }) => {
  const t = useTexts();
  return (
    <SecretDialog
      title={`${t('resultSources.key')}: ${newKey.code}`}
      once={t('resultSources.once')}
      next={t('resultSources.next')}
      kept={t('resultSources.kept')}
      known={{ name: t('resultSources.url'), value: newKey.url }}
      secret={{ name: t('resultSources.key'), value: newKey.key }}
      onClose={onClose}
    />
  );
};
