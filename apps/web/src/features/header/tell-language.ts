import { call } from '../../shared/api.ts';
import { useLanguage } from '../../shared/language.ts';
import { useSession } from '../../shared/session.ts';

/** Tells the server whenever a member changes the language, so that it writes to the member in the same one. */
export const startReportingLanguage = (): void => {
  useLanguage.subscribe(({ language }) => {
    if (useSession.getState().token === null) return;
    // The page speaks the language already; a house that was not told keeps the one before.
    call('setLanguage', { body: { language } }).catch(() => undefined);
  });
};
