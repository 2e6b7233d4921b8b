import { CONSOLE_ROUTES, ROUTES } from '@hintha/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { envelope } from '../reply.ts';
import { makeWriter, writtenBy } from './write-reply.ts';

test('every reply of the contract can be written', () => {
  const routes = [...Object.values(ROUTES), ...Object.values(CONSOLE_ROUTES)];
  expect(() => routes.map(({ reply }) => makeWriter(reply))).not.toThrow();
});

test('a field that the contract does not declare does not leave', () => {
  const write = writtenBy(z.object({ name: z.string() })).serializerCompiler();
  const written = write(envelope('ok', 'fine', { name: 'thiri', password: 'secret' }));
  expect(JSON.parse(written)).toEqual({
    success: true,
    code: 'ok',
    message: 'fine',
    value: { name: 'thiri' },
  });
});
