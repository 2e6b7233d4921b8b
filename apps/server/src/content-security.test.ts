import { expect, test } from 'vitest';
import { CONSOLE_SECURITY, contentSecurity } from './content-security.ts';

const config = { pages: '/no-such-folder', studioUrl: 'https://games.example.test/play' };
const site = contentSecurity(config as Parameters<typeof contentSecurity>[0]);

test('a page runs scripts of its own site alone, and none that are written into it', () => {
  for (const policy of [site, CONSOLE_SECURITY]) {
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  }
});

test('the site frames the studio alone, and the console frames nobody', () => {
  expect(site['frame-src']).toEqual(['https://games.example.test']);
  expect(CONSOLE_SECURITY['frame-src']).toBeUndefined();
});
