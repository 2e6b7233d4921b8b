import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { call, CallError } from '../../../shared/api.ts';
import { LastChange } from '../../../shared/detail/last-change.tsx';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts, wordsFor } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { SITE, type Setting } from '../use-site.ts';
import { Editor } from './editor.tsx';
import { readJson, type Json } from './json.ts';
import { sayValue } from './say-value.ts';
import styles from '../site.module.css';
import { validationErrorsOf } from './validation-errors-of.ts';

/** What the value was before, who changed it, and the way to fill it in again; it counts once it is confirmed. */
const Before = ({ setting, onTake }: { setting: Setting; onTake: (before: string) => void }) => {
  const t = useTexts();
  const { value, changed } = setting;
  if (changed === null) return null;
  const { before } = changed;
  return (
    <div className={styles.before}>
      <LastChange change={changed} />
      {before !== null && before !== value && (
        <>
          <span>{t('site.before', { value: sayValue(t, setting, before) })}</span>
          <Button size="compact-sm" onClick={() => onTake(before)}>
            {t('site.takeBefore')}
          </Button>
        </>
      )}
    </div>
  );
};

/** Asks for another value of a setting, by the form that its value has. */
export const SettingDialog = ({ setting, onClose }: { setting: Setting; onClose: () => void }) => {
  const t = useTexts();
  const { name, value: wire } = setting;
  const [start, setStart] = useState(wire);
  const [value, setValue] = useState<Json | undefined>(() => readJson(wire));
  const take = (before: string) => {
    setStart(before);
    setValue(readJson(before));
  };
  const [validationErrors, setValidationErrors] = useState<readonly string[]>([]);
  const { busy, perform } = useConsoleMutation(SITE, 'audit');
  const save = async (reason: string) => {
    const run = async () => {
      try {
        await call('setSetting', { params: { name }, body: { value: (value ?? null) as never, reason } });
      } catch (error) {
        if (error instanceof CallError) setValidationErrors(validationErrorsOf(error.value));
        throw error;
      }
    };
    if (await perform(run, t('site.changed'))) onClose();
  };
  return (
    <ReasonDialog
      title={wordsFor(t, 'site.settings', name)}
      consequence={wordsFor(t, 'site.settingHelp', name)}
      confirm={t('site.save')}
      busy={busy}
      ready={value !== undefined && JSON.stringify(value) !== wire}
      onConfirm={(reason) => void save(reason)}
      onClose={onClose}
    >
      <Before setting={setting} onTake={take} />
      <Editor key={start} setting={setting} wire={start} onValue={setValue} />
      {validationErrors.length > 0 && (
        <Alert color="cin" role="alert" title={t('site.validationErrors')}>
          <ul>
            {validationErrors.map((validationError) => (
              <li key={validationError}>{validationError}</li>
            ))}
          </ul>
        </Alert>
      )}
    </ReasonDialog>
  );
};
