import i18next from 'i18next';
import { CallFailed, CallError } from './api.ts';

/** What a failed call says to the person: the words of the server, or what became of the line. */
export const explain = (error: unknown): string => {
  if (error instanceof CallError && error.message !== '') return error.message;
  const kind = error instanceof CallFailed ? error.kind : 'abnormal';
  return i18next.t(`appShell.failures.${kind}`, { ns: 'console' });
};
