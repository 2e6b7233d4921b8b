import { expect, onTestFinished, test } from 'vitest';
import { givenAnnouncement, givenPiecesOff } from '../../../tools/scenario/index.ts';
import { noteCalls, readSealed } from '../../calls.ts';
import {
  en,
  titled,
  fieldOf,
  submit,
  fill,
  press,
  sendCode,
  logIn,
  logInHere,
  openLogin,
  menuOf,
  logOut,
  stored,
} from '../access-site.ts';
import { site } from './account-site.ts';

test('ACCESS-001 ACCESS-005 ACCESS-010 ACCESS-013 ACCESS-016 ACCESS-018 ACCESS-019 ACCESS-020 ACCESS-021 ACCESS-022 ACCESS-031 ACCESS-119 a member logs in sealed, reads what is announced, is asked before logging out, is remembered, and finds the ways in that the operator has switched on', async () => {
  // Who is not signed in is not kept from the login by it.
  const announcement = await givenAnnouncement(site.db, {
    title: 'A word to members',
    lead: '',
    content: '<p>Welcome.</p>',
    action: '',
  });
  // It would lie over the pages of the journeys to come.
  onTestFinished(() => givenPiecesOff(site.db, [announcement]));
  await using visitor = await site.visit();
  const { page, context } = visitor;
  const calls = noteCalls(page);
  await page.goto('/rng');
  await openLogin(page);
  const login = titled(page, en.access.login.title);
  await fieldOf(login, 'username').waitFor();
  expect(await login.getByRole('tab').count()).toBe(0);
  expect(await login.getByRole('button', { name: en.access.freePlay.open }).count()).toBe(0);
  await fill(login, { username: ' thiri ', password: 'golden-hintha' });
  await fieldOf(login, 'remember').check();
  await submit(login);
  const popups = titled(page, en.access.popups);
  await popups.getByText('A word to members').first().waitFor();
  expect(await login.count()).toBe(0);
  expect(calls('GET', 'member/info')).toHaveLength(1);

  const [sent] = calls('POST', 'session/login');
  expect(Object.keys(JSON.parse(sent?.sent ?? '{}') as object)).toEqual(['jwe']);
  expect(await readSealed(site.db, sent)).toMatchObject({
    type: 'username',
    username: 'thiri',
    password: 'golden-hintha',
    remember: true,
  });
  const plain = await page.request.post('/wps/session/login', {
    data: { username: 'thiri', password: 'golden-hintha' },
  });
  expect(await plain.json()).toMatchObject({ success: false, code: 'encryption_needed' });
  const { token = '', ...kept } = await stored(page);
  expect(kept).toMatchObject({ username: 'thiri', isAgent: '0' });
  // What outlives the session of the browser does not hold the token.
  expect(token).not.toBe('');
  expect(JSON.stringify(await context.storageState())).not.toContain(token);
  await press(popups, en.shell.close);
  expect((await stored(page)).publicityClosed).toBe('1');

  // As long as the tab is open the token is enough.
  await page.reload();
  await menuOf(page, 'thiri').click();
  await press(page, en.shell.logout);
  await titled(page, en.shell.logoutQuestion).waitFor();
  expect(calls('DELETE', 'session/logout')).toEqual([]);
  await press(page.getByRole('dialog'), en.shell.logout);
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByRole('button', { name: en.shell.login }).waitFor();
  expect(calls('DELETE', 'session/logout')).toHaveLength(1);
  const left = await stored(page);
  expect(left).toHaveProperty('merchant');
  for (const key of ['token', 'isAgent', 'username', 'publicityClosed']) expect(left).not.toHaveProperty(key);
  const after = await page.request.get('/wps/member/info', { headers: { Authorization: `Bearer ${token}` } });
  expect(after.status()).toBe(401);
  await givenPiecesOff(site.db, [announcement]);

  await site.flags({ MOBILEVERCODELOGIN3: true, MOBILENUMREG3: true, FREEPLAY3: true });
  await page.goto('/login');
  await expect.poll(async () => fieldOf(login, 'username').inputValue()).toBe('thiri');
  expect(await fieldOf(login, 'password').inputValue()).toBe('');
  expect(await fieldOf(login, 'remember').isChecked()).toBe(true);
  const { cookies, origins } = await context.storageState();
  const cookie = cookies.find(({ name }) => name === 'remembered');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(0.99);
  expect(days).toBeLessThanOrEqual(1);
  const everything = JSON.stringify([cookies, origins, await stored(page)]);
  for (const secret of ['golden-hintha', Buffer.from('golden-hintha').toString('base64').slice(0, -2)])
    expect(everything).not.toContain(secret);

  const ways = [en.access.tabs.username, en.access.tabs.mobile];
  await login.getByRole('button', { name: en.access.freePlay.open }).waitFor();
  expect(await login.getByRole('tab').allInnerTexts()).toEqual(ways);
  await login.getByRole('tab', { name: en.access.tabs.mobile }).click();
  await fieldOf(login, 'verificationCode').waitFor();
  expect(await fieldOf(login, 'password').count()).toBe(0);
  await press(login, en.access.login.toRegister);
  const register = titled(page, en.access.register.title);
  await expect.poll(async () => register.getByRole('tab').allInnerTexts()).toEqual(ways);
});

test('ACCESS-002 ACCESS-012 ACCESS-077 the third wrong password brings a captcha, whose picture is renewed once a second at most', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  const calls = noteCalls(page);
  await page.goto('/login');
  const login = titled(page, en.access.login.title);
  await fill(login, { username: 'whoever', password: 'not the one 1' });
  for (const count of [1, 2]) {
    await submit(login);
    await expect.poll(() => calls('POST', 'session/login').length).toBe(count);
    await login.getByText(en.errors.wrong_credentials).waitFor();
    expect(await fieldOf(login, 'captcha').count()).toBe(0);
  }
  expect(calls('GET', 'captcha')).toEqual([]);
  await submit(login);
  const picture = login.getByRole('img', { name: en.access.captchaPicture.picture });
  await picture.waitFor();
  expect(calls('GET', 'captcha')).toHaveLength(1);

  expect(await readSealed(site.db, calls('POST', 'session/login')[2])).toEqual({
    type: 'username',
    username: 'whoever',
    password: 'not the one 1',
    remember: false,
  });

  const refresh = login.getByRole('button', { name: en.access.captchaPicture.refresh });
  while (calls('GET', 'captcha').length < 2) await refresh.click();
  // By the browser's own clock: this program is told a little later, and not always as much later.
  const begun = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('/captcha'))
        .map(({ startTime }) => startTime),
    );
  await expect.poll(async () => (await begun()).length).toBe(2);
  const times = await begun();
  const gaps = times.slice(1).map((at, place) => at - (times[place] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(900);
});

test('ACCESS-023 ACCESS-101 ACCESS-103 ACCESS-104 ACCESS-105 ACCESS-107 ACCESS-109 a trial plays nothing real: games and the account area ask for a real account', async () => {
  await site.flags({ FREEPLAY3: true });
  await using visitor = await site.visit();
  const { page } = visitor;
  const calls = noteCalls(page);
  await page.goto('/rng');
  const game = page
    .getByRole('main')
    .getByRole('link', { name: / Min \d/ })
    .first();
  await game.click();
  const login = titled(page, en.access.login.title);
  await login.getByText(en.gate.play).waitFor();
  expect(calls('POST', 'game/launchGame')).toEqual([]);
  await press(login, en.shell.close);
  // A phone shows a visitor the way into the account area.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('nav#bottom-bar').getByRole('button', { name: en.shell.record }).click();
  await login.getByText(en.gate.account).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await press(login, en.shell.close);
  await page.setViewportSize({ width: 1100, height: 700 });
  await openLogin(page);
  await press(login, en.access.freePlay.open);
  const trial = titled(page, en.access.freePlay.title);
  await fieldOf(trial, 'adult').check();
  await submit(trial);
  await login.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await stored(page)).isAgent).toBe('4');

  const warning = titled(page, en.access.realAccountTitle);
  const refused = async () => {
    await warning.getByText(en.access.in_need_true_account).waitFor();
    expect(await warning.getByRole('button', { name: en.access.in_increase_submit }).count()).toBe(1);
    await press(warning, en.access.in_increase_submit);
    await warning.waitFor({ state: 'hidden' });
  };
  await game.click();
  await refused();
  expect(page.url()).toMatch(/\/rng$/);
  expect(calls('POST', 'game/launchGame')).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  await refused();
  for (const list of [en.lobby.fav, en.lobby.recent]) {
    await press(page.getByRole('group', { name: en.lobby.lists, exact: true }), list);
    await refused();
  }
  for (const path of ['games/favourites', 'games/recent'])
    expect([...calls('GET', path), ...calls('POST', path)]).toEqual([]);
  for (const entry of [en.shell.myAccount, en.shell.bettingRecord]) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account menu/ })
      .click();
    await press(page, entry);
    await refused();
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
  // The agent centre has no way in for a trial, and what it would ask for is answered with the same warning.
  const agents = page.getByRole('banner').getByRole('button', { name: en.shell.agentArea });
  expect(await agents.count()).toBe(0);
  const headers = { Authorization: `Bearer ${(await stored(page)).token}` };
  for (const path of ['agent/overview', 'member/profile']) {
    const reply = await page.request.get(`/wps/${path}`, { headers });
    expect([path, reply.status(), (await reply.json()).code]).toEqual([path, 403, 'in_need_true_account']);
  }
});

test('ACCESS-034 ACCESS-036 a login from a new address is opened by a code from the mail', async () => {
  await site.openAccount('roaming', { email: 'roaming@example.org' });
  onTestFinished(async () => site.flags({ NEWIPVERIF3: false }));
  await site.flags({ NEWIPVERIF3: true });
  await using visitor = await site.visit();
  const { page } = visitor;
  await logIn(page, 'roaming');
  const challenge = titled(page, en.access.challenge.title);
  await challenge.getByText(en.access.challenge.vipLevel.replace('{{level}}', '')).waitFor();
  await challenge.getByText(en.access.challenge.email).waitFor();
  expect(await stored(page)).not.toHaveProperty('token');
  await sendCode(challenge);
  const code = await site.outbox.code('roaming@example.org', 'challengeCode');
  await fill(challenge, { code });
  await submit(challenge);
  await menuOf(page, 'roaming').waitFor();
  await logOut(page, 'roaming');
  await logInHere(page, 'roaming');
  await menuOf(page, 'roaming').waitFor();
});
