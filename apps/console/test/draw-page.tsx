import { ROLES, type Role } from '@hintha/contract';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, vi } from 'vitest';
import { startKeys } from '../src/shared/keys/keys.ts';
import { startLanguage } from '../src/shared/language.ts';
import { queries } from '../src/shared/queries.ts';
import { closeSession, openSession } from '../src/shared/session.ts';
import { THEME } from '../src/shared/theme/mantine-theme.ts';
import { Answers } from './answers.ts';

// The page has no fonts, for which fields that grow wait.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

let answering: Answers | undefined;

startKeys();
beforeAll(startLanguage);

afterEach(() => {
  cleanup();
  queries.clear();
  notifications.clean();
  closeSession({ ended: false });
  localStorage.clear();
  vi.unstubAllGlobals();
  answering?.expectNothingElse();
  answering = undefined;
});

/** Answers the calls of this test; without an answer of its own a call fails it. */
export const answerCalls = (): Answers => {
  answering = new Answers();
  vi.stubGlobal('fetch', answering.fetch);
  return answering;
};

interface Order {
  /** Where the page stands; the number of a row may follow in the address. */
  readonly path: string;
  readonly address?: string;
  readonly roles?: readonly Role[];
}

/** Draws a page of the console for thiri, in English, and gives the hands of who uses it. */
export const drawPage = (page: ReactNode, { path, address = path, roles = ROLES }: Order): UserEvent => {
  openSession('a-token', { id: '1', name: 'thiri', roles });
  history.replaceState(null, '', address);
  render(
    <MantineProvider theme={THEME} env="test">
      <Notifications />
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <Routes>
            <Route path={`${path}/:id?`} element={page} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  // Nobody draws the page: to look for what lies over a button costs much and finds nothing.
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};

/** The dialog that is open. */
export const openDialog = () => within(screen.getByRole('dialog'));

/** The label of a field, which says with a star that it has to be filled in. */
export const labelled =
  (text: string) =>
  (label: string): boolean =>
    label === text || label === `${text} *`;

/** Fills a field of the dialog that is open, in place of what stood there. */
export const fill = async (user: UserEvent, label: string, text: string): Promise<void> => {
  const field = openDialog().getByLabelText(labelled(label));
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
