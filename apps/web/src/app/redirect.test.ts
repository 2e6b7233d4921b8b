import { expect, test } from 'vitest';
import { pathClass, redirectOf } from './redirect.ts';

const closedSite = { loginedToHomePage: true, token: null };

test('SHELL-036: a site closed to visitors sends them to the login', () => {
  expect(redirectOf('/rng', closedSite)).toBe('/login');
  expect(redirectOf('/', closedSite)).toBe('/login');
  expect(redirectOf('/rng', { ...closedSite, token: 'token' })).toBeNull();
});

test.each(['/login', '/register', '/register.html', '/helpmc', '/download', '/down'])(
  'SHELL-037: %s stays open to all',
  (path) => {
    expect(redirectOf(path, closedSite)).toBeNull();
  },
);

test('SHELL-092: an open site sends nobody away', () => {
  expect(redirectOf('/rng', { loginedToHomePage: false, token: null })).toBeNull();
});

test('SHELL-053: the main area is named after the path, index at the root', () => {
  expect(pathClass('/')).toBe('index');
  expect(pathClass('/rng')).toBe('rng');
  expect(pathClass('/register.html')).toBe('register.html');
});
