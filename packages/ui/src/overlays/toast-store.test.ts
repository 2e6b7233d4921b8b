import { expect, test } from 'vitest';
import { createToastStore, shownForMs, type ToastKind } from './toast-store.ts';

const storeWith = (...kinds: readonly ToastKind[]) => {
  const store = createToastStore();
  for (const kind of kinds) store.show({ kind, text: kind });
  return store;
};

test('toasts stand in the order of their coming', () => {
  const store = storeWith('info', 'success');
  expect(store.read().map(({ text }) => text)).toEqual(['info', 'success']);
});

test('a fourth toast takes the place of the oldest that is no error', () => {
  const store = storeWith('error', 'info', 'success', 'warning');
  expect(store.read().map(({ kind }) => kind)).toEqual(['error', 'success', 'warning']);
});

test('among errors alone the oldest leaves', () => {
  const store = storeWith('error', 'error', 'error', 'error');
  expect(store.read().map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('an error stays until it is dismissed and the others go by themselves', () => {
  expect(shownForMs('error')).toBeUndefined();
  expect((['info', 'success', 'warning'] as const).map(shownForMs)).toEqual([5000, 5000, 5000]);
});

test('dismissing tells the listeners once and an unknown toast tells nobody', () => {
  const store = storeWith('info');
  const before = store.read();
  let calls = 0;
  const forget = store.subscribe(() => (calls += 1));
  store.dismiss(99);
  expect(calls).toBe(0);
  expect(store.read()).toBe(before);
  store.dismiss(1);
  expect(calls).toBe(1);
  expect(store.read()).toEqual([]);
  forget();
  store.show({ kind: 'info', text: 'unheard' });
  expect(calls).toBe(1);
});
