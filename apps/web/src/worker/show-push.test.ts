import { expect, test, vi } from 'vitest';
import { type NoticeWorld, openPush, showPush } from './show-push.ts';

const worldWith = (
  windows: { focus(): Promise<void>; postMessage(message: object, transfer: []): void }[],
) => ({
  registration: {
    showNotification: vi.fn<NoticeWorld['registration']['showNotification']>(async () => undefined),
  },
  clients: {
    matchAll: vi.fn<NoticeWorld['clients']['matchAll']>(async () => windows),
    openWindow: vi.fn<NoticeWorld['clients']['openWindow']>(async () => undefined),
  },
});
const tapped = { close: vi.fn<() => void>(), data: { path: '/?open=withdraw' } };

test('a message is shown by its title, and what is shown of the same is replaced', async () => {
  const world = worldWith([]);
  await showPush(world, JSON.stringify({ title: 'Paid out', path: '/?open=withdraw', about: 'w:7' }));
  const shown = { tag: 'w:7', data: { path: '/?open=withdraw' } };
  expect(world.registration.showNotification).toHaveBeenCalledWith(
    'Paid out',
    expect.objectContaining(shown),
  );
});

test('a tap opens the site where it is not open', async () => {
  const world = worldWith([]);
  await openPush(world, tapped);
  expect(tapped.close).toHaveBeenCalledOnce();
  expect(world.clients.openWindow).toHaveBeenCalledWith('/?open=withdraw');
});

test('a tap brings up a window that is there and leaves it as it is', async () => {
  const there = {
    focus: vi.fn<() => Promise<void>>(async () => undefined),
    postMessage: vi.fn<(message: object, transfer: []) => void>(),
  };
  const world = worldWith([there]);
  await openPush(world, tapped);
  expect(there.focus).toHaveBeenCalledOnce();
  expect(there.postMessage).toHaveBeenCalledWith({ open: '/?open=withdraw' }, []);
  expect(world.clients.openWindow).not.toHaveBeenCalled();
});
