import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { ToastHost } from '@hintha/ui';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPart } from '../../../../test/draw-part.tsx';
import { THIRI } from '../../../../test/signed-in.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { nameMember, openSession } from '../../../shared/session.ts';
import { PushSection } from './push-section.tsx';

const { push: words } = await loadAccountMessages('en');
const { failures } = await loadMessages('en');

const KEY = `B${'A'.repeat(86)}`;
const ENDPOINT = 'https://push.example/1';

/** A browser with a push service; who uses it lets the site show notifications, or does not. */
const browser = (permission: NotificationPermission) => {
  let own: object | null = null;
  const subscription = (key: ArrayBuffer) => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: KEY, auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      own = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => own,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) =>
      (own = subscription(applicationServerKey.buffer)),
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  return { isSubscribed: () => own !== null };
};

let answers: Answers;
let visits = 0;

beforeEach(() => {
  answers = answerCalls().give('readPush', { publicKey: KEY, devices: [] });
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const draw = async () => {
  // Answers are kept by the name of the member; another one has none yet.
  const account = `thiri${(visits += 1)}`;
  openSession('a-token', account, false);
  nameMember({ ...THIRI, account });
  return drawPart(
    <QueryRoot>
      <PushSection />
      <ToastHost label="" dismissLabel="" />
    </QueryRoot>,
  );
};
const kind = async (name: keyof typeof words.kinds) =>
  screen.findByRole<HTMLInputElement>('switch', { name: words.kinds[name] });
const subscribed = (...kinds: ('withdrawal_paid' | 'draw_result' | 'case_answered')[]) =>
  answers.give('readPush', { publicKey: KEY, devices: [{ endpoint: ENDPOINT, kinds }] });

test('each kind is chosen by itself, and the last one let go of unsubscribes the browser', async () => {
  const { isSubscribed } = browser('granted');
  answers.give('setPush', { kinds: [] }).give('removePush', {});
  const user = await draw();
  for (const name of ['withdrawal_paid', 'draw_result', 'case_answered'] as const)
    expect((await kind(name)).checked).toBe(false);
  subscribed('draw_result');
  await user.click(await kind('draw_result'));
  await waitFor(async () => expect((await kind('draw_result')).checked).toBe(true));
  expect((await kind('withdrawal_paid')).checked).toBe(false);
  subscribed('withdrawal_paid', 'draw_result');
  await user.click(await kind('withdrawal_paid'));
  await waitFor(async () => expect((await kind('withdrawal_paid')).checked).toBe(true));
  const target = { endpoint: ENDPOINT, p256dh: KEY, auth: 'a'.repeat(22) };
  expect(answers.asked('setPush')).toMatchObject([
    { body: { ...target, kinds: ['draw_result'] } },
    { body: { ...target, kinds: ['withdrawal_paid', 'draw_result'] } },
  ]);
  subscribed('draw_result');
  await user.click(await kind('withdrawal_paid'));
  await waitFor(async () => expect((await kind('withdrawal_paid')).checked).toBe(false));
  answers.give('readPush', { publicKey: KEY, devices: [] });
  await user.click(await kind('draw_result'));
  await waitFor(() => expect(isSubscribed()).toBe(false));
  expect(answers.asked('removePush')).toMatchObject([{ body: { endpoint: ENDPOINT } }]);
});

test('who does not let the browser show anything is told so, and nothing is chosen', async () => {
  browser('default');
  const user = await draw();
  await user.click(await kind('case_answered'));
  await screen.findByText(words.refused);
  expect((await kind('case_answered')).checked).toBe(false);
  expect(answers.asked('setPush')).toEqual([]);
});

test('a choice that the server did not take is not shown as taken', async () => {
  browser('granted');
  answers.fail('setPush');
  const user = await draw();
  await user.click(await kind('case_answered'));
  await screen.findByText(failures.network);
  await waitFor(async () => expect((await kind('case_answered')).disabled).toBe(false));
  expect((await kind('case_answered')).checked).toBe(false);
});

test('a browser that forbids notifications, or cannot show any, says so in place of switches', async () => {
  await draw();
  await screen.findByText(words.unable);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('notifications that were blocked are allowed in the browser alone', async () => {
  browser('denied');
  await draw();
  await screen.findByText(words.denied);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('an operator that sends nothing to devices offers nothing', async () => {
  browser('granted');
  answers.give('readPush', { publicKey: null, devices: [] });
  await draw();
  await waitFor(() => expect(answers.asked('readPush')).toHaveLength(1));
  expect(screen.queryByText(words.title)).toBeNull();
});
