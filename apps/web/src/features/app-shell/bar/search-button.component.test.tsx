import { loadMessages } from '@hintha/messages';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { drawPart } from '../../../../test/draw-part.tsx';
import { useModals } from '../../../shared/modals.ts';
import { useSearchField } from '../../../shared/page/search-field.ts';
import { SearchButton } from './search-button.tsx';

const { shell } = await loadMessages('en');

beforeEach(() => {
  useModals.setState({ open: null });
  useSearchField.setState({ field: null });
});

test('the header offers its search, by a tap and by the slash', async () => {
  const user = await drawPart(<SearchButton />);
  await user.click(screen.getByRole('button', { name: new RegExp(shell.search) }));
  expect(useModals.getState().open).toEqual({ name: 'search' });
  useModals.setState({ open: null });
  await user.keyboard('/');
  expect(useModals.getState().open).toEqual({ name: 'search' });
});

test('on a screen with a field of its own the header has none, and the slash goes to that field', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  useSearchField.setState({ field });
  const user = await drawPart(<SearchButton />);
  expect(screen.queryByRole('button')).toBeNull();
  await user.keyboard('/');
  expect([document.activeElement, useModals.getState().open]).toEqual([field, null]);
  field.remove();
});
