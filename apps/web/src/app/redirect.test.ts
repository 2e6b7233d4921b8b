import { beforeAll, expect, test, vi } from 'vitest';
import type { screenOf as ScreenOf } from './pages.ts';
import { elsewhereOf, opensModal, pathClass, redirectOf } from './redirect.ts';

let screenOf: typeof ScreenOf;
beforeAll(async () => {
  // What a browser has and Node has not.
  for (const storage of ['localStorage', 'sessionStorage']) vi.stubGlobal(storage, { getItem: () => null });
  screenOf = (await import('./pages.ts')).screenOf;
});

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

test.each([
  ['/helpmc', '/helpmc'],
  ['/download', '/download'],
  ['/help/12', '/login'],
  ['/nowhere', '/login'],
  ['/', '/login'],
  ['/rng', '/login'],
])('SHELL-037: a closed site sends nobody round in circles, from %s neither', (path, end) => {
  const seen = [path];
  for (let next: string | null = path; next !== null;) {
    next = elsewhereOf(next, { ...closedSite, known: screenOf(next) !== undefined });
    if (next !== null) seen.push(next);
    expect(new Set(seen).size).toBe(seen.length);
  }
  expect(seen.at(-1)).toBe(end);
});

test('SHELL-029 SHELL-030 all that begins with /help is help, but for the help of the account area', () => {
  for (const path of ['/help', '/help/12', '/helpXYZ']) expect(screenOf(path)?.name).toBe('help');
  expect(screenOf('/helpmc')).toMatchObject({ name: 'memberHelp', shell: 'headless' });
});

test('ACCESS-068 the login of a closed site does not take the place of what a mailed link has opened', () => {
  expect(opensModal('login', 'forgot')).toBe(false);
  expect(opensModal('login', undefined)).toBe(true);
  expect(opensModal('login', 'register')).toBe(true);
  expect(opensModal('login', 'login')).toBe(false);
});

test('SHELL-053: the main area is named after the path, index at the root', () => {
  expect(pathClass('/')).toBe('index');
  expect(pathClass('/rng')).toBe('rng');
  expect(pathClass('/register.html')).toBe('register.html');
});
