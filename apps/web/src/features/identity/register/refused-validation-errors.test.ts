import { expect, test } from 'vitest';
import { refusedValidationErrors } from './refused-validation-errors.ts';

test('the parts that a business error names are found with what is wrong, and nothing else', () => {
  const fields = [
    { field: 'username', problem: 'taken' },
    { field: 'email', problem: 'pattern', patternId: 7, min: 6, max: 128 },
    { field: 'line', problem: 'pattern' },
    { field: 'payeeName', problem: 'empty' },
    { field: 'toString', problem: 'empty' },
    null,
  ];
  expect(refusedValidationErrors({ fields })).toEqual({
    username: { kind: 'refused' },
    email: { kind: 'pattern', patternId: 7, min: 6, max: 128 },
    line: { kind: 'refused' },
    payeeName: { kind: 'empty' },
  });
});

test('of two validation errors of one part the first is told', () => {
  const fields = [
    { field: 'password', problem: 'empty' },
    { field: 'password', problem: 'common' },
  ];
  expect(refusedValidationErrors({ fields })).toEqual({ password: { kind: 'empty' } });
});

test.each([null, undefined, { fields: 'username' }, {}, 7])(
  'a refusal that carries %j names nothing',
  (value) => {
    expect(refusedValidationErrors(value)).toEqual({});
  },
);
