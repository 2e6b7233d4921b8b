import { expect, test } from 'vitest';
import { textValidationError, type Repeats } from './text-validation-error.ts';

const draft = { newPassword: 'salween river', confirmNewPassword: ' salween river ', code: '  ' };
const repeats: Repeats<keyof typeof draft> = { confirmNewPassword: 'newPassword' };

test('ACCESS-090 a field with blanks alone is empty', () => {
  expect(textValidationError<keyof typeof draft>('code', draft)).toBe('empty');
});

test('ACCESS-074 the repetition must say what the first field says', () => {
  expect(textValidationError<keyof typeof draft>('confirmNewPassword', draft, repeats)).toBeUndefined();
  const other = { ...draft, confirmNewPassword: 'salween' };
  expect(textValidationError<keyof typeof draft>('confirmNewPassword', other, repeats)).toBe('differs');
  expect(textValidationError<keyof typeof draft>('newPassword', other, repeats)).toBeUndefined();
});
