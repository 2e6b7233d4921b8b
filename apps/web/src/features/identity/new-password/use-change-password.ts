import { useState } from 'react';
import { call, CallError } from '../../../shared/api.ts';
import { useTextForm } from '../../../shared/forms/use-text-form.ts';
import { NEW_PASSWORDS, useNewPassword } from './new-passwords.tsx';

const OLD = ['oldPassword'] as const;
type Field = (typeof OLD | typeof NEW_PASSWORDS)[number];

/**
 * The state of a change that has to be made. The old password is the one of the login before; it is asked for when
 * the page has none, or when it is another one by now.
 */
export const useChangePassword = (oldPassword: string | undefined, onDone: () => Promise<void>) => {
  const [asksOld, setAsksOld] = useState(oldPassword === undefined);
  const { help, ...checks } = useNewPassword();
  const form = useTextForm<Field>({
    ...checks,
    fields: asksOld ? [...OLD, ...NEW_PASSWORDS] : NEW_PASSWORDS,
    later: asksOld ? [] : OLD,
    initial: { oldPassword: oldPassword ?? '' },
    fallback: 'newPassword',
    onRefused: (error) => {
      if (error instanceof CallError && error.code === 'old_password_wrong') setAsksOld(true);
    },
    send: async (draft) => {
      await call('changePassword', { body: draft });
      await onDone();
    },
  });
  return { ...form, asksOld, help };
};
