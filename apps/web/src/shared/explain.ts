import i18next from 'i18next';
import { CallFailed, CallError } from './api.ts';

/** What a failed call says to the player: the words of the server, or what became of the line. */
export const explain = (error: unknown): string => {
  if (error instanceof CallError && error.message !== '') return error.message;
  if (error instanceof CallFailed) return i18next.t(`failures.${error.kind}`);
  return i18next.t('errors.unknown_error');
};
