import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startKeys, useKeys } from './keys.ts';

const CAPTURE = { capture: true } as const;

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

const openDialog = (): HTMLElement => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  return dialog;
};

afterEach(() => document.body.replaceChildren());

test('a key that closes a dialog at once does nothing to what lies under it, and the next one does', () => {
  startKeys();
  let backs = 0;
  renderHook(() => useKeys([{ keys: 'Escape', name: 'Back', run: () => (backs += 1) }]));
  const dialog = openDialog();
  const close = () => dialog.remove();
  window.addEventListener('keydown', close, CAPTURE);
  press('Escape');
  expect([dialog.isConnected, backs]).toEqual([false, 0]);
  window.removeEventListener('keydown', close, CAPTURE);
  press('Escape');
  expect(backs).toBe(1);
});
