import { expect, test } from 'vitest';
import { popupsDue } from './popups-due.ts';

test.each([
  ['over the login', { open: 'login', path: '/', closed: false }, true],
  ['over the page of /login', { open: 'login', path: '/login', closed: false }, true],
  ['when another tab has put the login away', { open: undefined, path: '/', closed: false }, true],
  ['not once they were put away', { open: 'login', path: '/', closed: true }, false],
  ['not over what the login was for', { open: 'account-area', path: '/', closed: false }, false],
  ['not over a game', { open: 'login', path: '/seamless', closed: false }, false],
  ['not over a lottery', { open: 'login', path: '/lottery', closed: false }, false],
] as const)('ACCESS-010 announcements follow a login %s', (_, moment, due) => {
  expect(popupsDue(moment)).toBe(due);
});
