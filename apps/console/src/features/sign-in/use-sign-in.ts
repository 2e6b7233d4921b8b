import { useState, type FormEvent } from 'react';
import { call, CallError } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { useTexts } from '../../shared/language.ts';
import { openSession } from '../../shared/session.ts';

/** One step of signing in: whether it is in progress, and why it was refused. */
export const useStep = (run: () => Promise<void>, onOver?: () => void) => {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const explainEntry = (thrown: unknown): string => {
    const code = thrown instanceof CallError ? thrown.code : '';
    if (code === 'too_many_requests') return t('signIn.tooMany');
    if (code === 'account_locked') return t('signIn.locked');
    return code === 'password_too_common' ? t('signIn.weak') : explain(thrown);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      await run();
    } catch (thrown) {
      // The minutes for showing a code are over.
      if (thrown instanceof CallError && thrown.code === 'not_logged_in') onOver?.();
      setError(explainEntry(thrown));
      setBusy(false);
    }
  };
  return { busy, error, submit: (event: FormEvent) => void submit(event) };
};

/** Shows a code, with a password of the own choice when the authenticator is new, and opens the session. */
export const finishEntry = async (token: string, code: string, newPassword?: string): Promise<void> => {
  const body = newPassword === undefined ? { code } : { code, newPassword };
  const complete = await call('verifyFactor', { token, body });
  openSession(complete.token, await call('readMe', { token: complete.token }));
};
