import { ROLES, type Role } from '@hintha/contract/console-roles';
import { MantineProvider } from '@mantine/core';
import { loadConsoleMessages } from '@hintha/messages';
import i18next from 'i18next';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Menu } from './menu.tsx';
import type { PageRoutes } from './page-routes.tsx';

const MONEY = [
  '/deposits',
  '/incoming',
  '/withdrawals',
  '/transfers',
  '/applications',
  '/redemptions',
  '/rewards',
  '/bonuses',
  '/contracts',
];
const MEMBERS = ['/members', '/channels'];
const AGENTS = ['/agents', '/agent-moves'];
const TALKS = ['/chats', '/cases'];
const DRAWS = ['/draws', '/calendars', '/result-sources'];
const SPORTS = ['/sports', '/sports-leagues', '/sports-feed'];
const FIGHTS = ['/fights', '/arenas', '/declarators', '/opposed'];
const RECORDS = ['/staff', '/audit', '/notifications'];
const EVERYBODYS = ['/finance', '/missions', '/site', '/settings', '/registration'];
const LOBBY = ['/vendors', '/lobby'];
const BUSINESS = ['/dashboard'];

/** Who sees what, told by hand: a change of the rules has to be meant. */
const SEEN: Readonly<Record<Role, readonly string[]>> = {
  support: [
    ...LOBBY,
    '/draws',
    '/calendars',
    '/result-sources',
    ...EVERYBODYS,
    '/content',
    ...MONEY,
    ...MEMBERS,
    ...AGENTS,
    ...TALKS,
    '/notifications',
  ],
  payments: [...BUSINESS, ...EVERYBODYS, ...MONEY, ...MEMBERS, ...AGENTS, '/approvals'],
  risk: [...BUSINESS, ...SPORTS, ...FIGHTS, ...EVERYBODYS, ...MONEY, ...MEMBERS, ...AGENTS, '/approvals'],
  content: [...LOBBY, ...EVERYBODYS, '/content', '/rewards', '/bonuses', '/raffles', '/approvals'],
  trading: [...LOBBY, ...DRAWS, ...SPORTS, ...FIGHTS, '/integrations', ...EVERYBODYS, '/approvals'],
  auditor: [
    ...BUSINESS,
    ...LOBBY,
    ...DRAWS,
    ...SPORTS,
    ...FIGHTS,
    '/integrations',
    ...EVERYBODYS,
    '/content',
    '/raffles',
    ...MONEY,
    ...MEMBERS,
    ...AGENTS,
    ...RECORDS,
    ...TALKS,
    '/approvals',
  ],
  security: [...BUSINESS, '/integrations', ...EVERYBODYS, ...RECORDS, '/members', '/approvals'],
  administrator: [
    ...BUSINESS,
    ...LOBBY,
    ...DRAWS,
    ...SPORTS,
    ...FIGHTS,
    '/integrations',
    ...EVERYBODYS,
    '/content',
    '/raffles',
    ...MONEY,
    ...MEMBERS,
    ...AGENTS,
    ...RECORDS,
    ...TALKS,
    '/approvals',
  ],
};

const en = await loadConsoleMessages('en');

let draw: (part: ReactNode, at: string) => string;
let app: { Menu: typeof Menu; PageRoutes: typeof PageRoutes };
let enter: (role: Role) => void;

beforeAll(async () => {
  // What a browser has and Node has not.
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { addEventListener: () => undefined });
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { console: en } },
    ns: ['console'],
    interpolation: { escapeValue: false },
  });
  const { useSession } = await import('../shared/session.ts');
  // Drawing on a server asks a store for what it began with.
  const before = useSession.getInitialState();
  enter = (role) =>
    void Object.assign(before, { token: 'one', me: { id: '1', name: 'thiri', roles: [role] } });
  app = {
    Menu: (await import('./menu.tsx')).Menu,
    PageRoutes: (await import('./page-routes.tsx')).PageRoutes,
  };
  draw = (part, at) =>
    renderToStaticMarkup(
      createElement(MantineProvider, { env: 'test' }, createElement(StaticRouter, { location: at }, part)),
    );
});

const addressesIn = (markup: string): string[] =>
  [...markup.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address).toSorted();

test.each(ROLES)('the menu of %s leads to the pages of its table and to no other', (role) => {
  enter(role);
  const menu = draw(createElement(app.Menu, { onGo: () => undefined }), '/');
  expect(addressesIn(menu)).toEqual(SEEN[role].toSorted());
});

const NOT_SEEN = ROLES.flatMap((role) =>
  SEEN.administrator.filter((path) => !SEEN[role].includes(path)).map((path) => [path, role] as const),
);

test.each(NOT_SEEN)('the address %s explains itself to %s, with the roles that it is for', (path, role) => {
  enter(role);
  const page = draw(createElement(app.PageRoutes), `${path}/17`);
  expect(page).toContain(en.appShell.notYours);
  const others = ROLES.filter((one) => SEEN[one].includes(path));
  for (const other of others) expect(page).toContain(en.appShell.roles[other]);
});
