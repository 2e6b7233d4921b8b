import { z } from 'zod';
import { route } from '../route.ts';
import { password, verificationCode } from './fields.ts';

export const changePassword = route('changePassword', {
  guard: 'session',
  summary: 'Gives the account a new password and ends its other sessions.',
  body: z.object({
    oldPassword: password,
    newPassword: password,
    confirmNewPassword: password,
    verificationCode,
  }),
  reply: z.object({}),
  errors: [
    'not_empty',
    'bad_request',
    'inconsistent_twice',
    'password_too_common',
    'old_password_wrong',
    'same_password',
    'code_missing',
    'code_wrong',
    'code_expired',
    'too_many_requests',
  ],
});
