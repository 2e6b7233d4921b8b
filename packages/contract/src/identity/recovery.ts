import { z } from 'zod';
import { route } from '../route.ts';
import { field, password } from './fields.ts';

export const sendPasswordMail = route('sendPasswordMail', {
  guard: 'visitor',
  summary: 'Mails a link that sets a new password; it works once and for half an hour.',
  body: z.object({ username: field, email: field }),
  form: true,
  reply: z.object({}),
  errors: ['not_empty', 'email_invalid', 'name_or_email_unknown', 'too_many_requests'],
});

export const setPasswordByMail = route('setPasswordByMail', {
  guard: 'visitor',
  summary: 'Sets the new password of the account whose mailed link this is, and ends its sessions.',
  body: z.object({
    resetToken: z.string().max(128),
    newPassword: password.default(''),
    confirmNewPassword: password.default(''),
  }),
  reply: z.object({}),
  errors: [
    'not_empty',
    'bad_request',
    'inconsistent_twice',
    'password_too_common',
    'link_expired',
    'account_locked',
    'too_many_requests',
  ],
});
