import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { AUTOFOCUS } from '../forms/focus.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { useTexts } from '../language.ts';
import { useConsoleMutation } from '../use-console-mutation.ts';
import type { KeyProps, Reporter, ReporterKey, ReporterKind } from './reporter-kind.ts';

const CODE = /^[a-z][a-z0-9-]{1,31}$/u;
const LEAST_NAME = 2;
const MOST_NAME = 80;

interface Props<Key> extends KeyProps<Key> {
  readonly kind: Pick<ReporterKind<Reporter, ReporterKey>, 'words' | 'list'>;
  /** Whether the fields of its own kind, which stand below, are filled in. */
  readonly ready?: boolean;
  readonly children?: ReactNode;
  readonly create: (asked: { code: string; name: string; reason: string }) => Promise<Key>;
}

/** Asks for a reporter. */
export const NewReporter = <Key,>({
  kind: { words, list },
  ready = true,
  children,
  create,
  onKey,
  onClose,
}: Props<Key>) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(list);
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const make = async (reason: string) => {
    const give = async () => onKey(await create({ code, name: name.trim(), reason }));
    if (await perform(give, t(`${words}.created`))) onClose();
  };
  return (
    <ReasonDialog
      title={t(`${words}.create`)}
      consequence={t(`${words}.createAsk`)}
      confirm={t(`${words}.createDo`)}
      busy={busy}
      ready={CODE.test(code) && name.trim().length >= LEAST_NAME && ready}
      onConfirm={(reason) => void make(reason)}
      onClose={onClose}
    >
      <TextInput
        label={t(`${words}.code`)}
        description={t(`${words}.codeHelp`)}
        required
        autoComplete="off"
        value={code}
        error={code === '' || CODE.test(code) ? null : t(`${words}.codeWrong`)}
        onChange={({ currentTarget }) => setCode(currentTarget.value.trim().toLowerCase())}
        {...AUTOFOCUS}
      />
      <TextInput
        label={t(`${words}.name`)}
        description={t(`${words}.nameHelp`)}
        required
        maxLength={MOST_NAME}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {children}
    </ReasonDialog>
  );
};
