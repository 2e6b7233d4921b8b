import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { formOf } from './form-of.ts';
import { amount, plain, rate, whole } from './kinds.ts';

test('the form of a setting follows from its kind and its schema', () => {
  const forms = {
    switch: plain(z.boolean(), false),
    number: whole(30, 'minutes', { least: 1, most: 1_440 }),
    amount: amount(money(500n), { least: money(100n), most: money(1_000n) }),
    rate: rate('0.1', { least: '0', most: '1' }),
    capitals: plain(z.array(z.string().regex(/^[A-Z]{2}$/)), []),
    lines: plain(z.array(z.string().regex(/^[a-z]+$/)), []),
    text: plain(z.string().regex(/^G-/).nullable(), null),
    records: plain(z.array(z.strictObject({ title: z.string(), url: z.string() })), []),
  };
  expect(Object.fromEntries(Object.entries(forms).map(([name, { form }]) => [name, formOf(form)]))).toEqual({
    switch: { kind: 'switch' },
    number: { kind: 'number', least: 1, most: 1_440 },
    amount: { kind: 'amount', least: '1.00', most: '10.00' },
    rate: { kind: 'rate', least: '0', most: '1' },
    capitals: { kind: 'lines', upper: true },
    lines: { kind: 'lines', upper: false },
    text: { kind: 'text' },
    records: { kind: 'records', fields: ['title', 'url'] },
  });
});

test('what no form is known for is changed as it is on the wire', () => {
  const records = z.array(z.strictObject({ name: z.string(), most: z.int() }));
  for (const schema of [z.strictObject({ on: z.boolean() }), z.string().optional(), records])
    expect(formOf(schema)).toEqual({ kind: 'json' });
});
