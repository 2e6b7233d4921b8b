import { loadAccountMessages } from '@hintha/messages';
import { expect, test } from 'vitest';
import { MENU } from './menu.ts';

test('ACCESS-120 my account is the first entry and leads to the security page', () => {
  expect(MENU[0]).toMatchObject({ name: 'myAccount', page: 'securityCenter' });
});

test.each(['MY', 'EN'])('ACCESS-124 each entry has a page of its own and a name in %s', async (language) => {
  const { menu } = await loadAccountMessages(language);
  expect(new Set(MENU.map(({ page }) => page)).size).toBe(MENU.length);
  for (const { name } of MENU) expect(menu[name]).not.toBe('');
});
