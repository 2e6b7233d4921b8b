import { expect, test } from 'vitest';
import { contentSecurity } from './content-security.ts';

test('a game runs its own scripts alone, and only the operator may frame it', () => {
  const frameOrigins = ['http://127.0.0.1:8080', 'http://localhost:8080'];
  const policy = contentSecurity({ frameOrigins } as Parameters<typeof contentSecurity>[0]);
  expect(policy['frame-ancestors']).toEqual(frameOrigins);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['default-src']).toEqual(["'none'"]);
});
