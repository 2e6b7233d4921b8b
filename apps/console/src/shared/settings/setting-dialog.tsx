import { Alert } from '@mantine/core';
import { useState } from 'react';
import { call, CallError } from '../api.ts';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { useTexts, wordsFor } from '../language.ts';
import { useConsoleMutation } from '../use-console-mutation.ts';
import { Editor } from './editor.tsx';
import { helpOf } from './help-of.ts';
import { readJson, type Json } from './json.ts';
import { SettingEffects } from './setting-effects.tsx';
import { SettingVersions } from './setting-versions.tsx';
import { SETTINGS, type Setting } from './use-settings.ts';
import { validationErrorsOf } from './validation-errors-of.ts';

const ValidationErrors = ({ errors }: { errors: readonly string[] }) => {
  const t = useTexts();
  if (errors.length === 0) return null;
  return (
    <Alert color="cin" role="alert" title={t('settings.validationErrors')}>
      <ul>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Alert>
  );
};

/** Asks for another value of a setting, by the form that its value has, and shows what it would mean. */
export const SettingDialog = ({ setting, onClose }: { setting: Setting; onClose: () => void }) => {
  const t = useTexts();
  const { name, value: wire, needsApproval } = setting;
  const [requestId] = useState(() => crypto.randomUUID());
  const [start, setStart] = useState(wire);
  const [value, setValue] = useState<Json | undefined>(() => readJson(wire));
  const take = (before: string) => {
    setStart(before);
    setValue(readJson(before));
  };
  const [validationErrors, setValidationErrors] = useState<readonly string[]>([]);
  const { busy, perform } = useConsoleMutation(SETTINGS, 'approvals', 'audit');
  const save = async (reason: string) => {
    const run = async () => {
      try {
        const body = { value: (value ?? null) as never, reason, requestId };
        return await call('setSetting', { params: { name }, body });
      } catch (error) {
        if (error instanceof CallError) setValidationErrors(validationErrorsOf(error.value));
        throw error;
      }
    };
    const isDone = await perform(run, ({ proposed }) =>
      t(proposed === null ? 'settings.changed' : 'settings.proposed'),
    );
    if (isDone) onClose();
  };
  const isOther = value !== undefined && JSON.stringify(value) !== wire;
  return (
    <ReasonDialog
      title={wordsFor(t, 'settings.names', name)}
      consequence={helpOf(t, name)}
      confirm={t(needsApproval ? 'members.propose' : 'settings.save')}
      busy={busy}
      ready={isOther}
      onConfirm={(reason) => void save(reason)}
      onClose={onClose}
    >
      <Editor key={start} setting={setting} wire={start} onValue={setValue} />
      {isOther && <SettingEffects setting={setting} value={value} />}
      <SettingVersions setting={setting} onTake={take} />
      <ValidationErrors errors={validationErrors} />
    </ReasonDialog>
  );
};
