import type { identity } from '@hintha/contract';
import i18next from 'i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { tellAtLogin } from '../../../shared/page/login-note.ts';

type Opened = Pick<identity.SignedInView, 'previousLoginAt' | 'failedSince'>;

/** Tells once, after a login, when the one before was; a warning when somebody has failed since. */
export const showPreviousLogin = ({ previousLoginAt, failedSince }: Opened): void => {
  if (previousLoginAt === null) return;
  const at = formatInstant(previousLoginAt);
  if (failedSince === 0) tellAtLogin('info', i18next.t('access.previousLogin', { at }));
  else tellAtLogin('warning', i18next.t('access.failedSince', { at, count: failedSince }));
};
