import { loadLotteryMessages, loadSabongMessages, loadSportsMessages } from '@hintha/messages';
import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { loadAccountTexts, loadTexts, startLanguage } from '../src/shared/language.ts';
import { flags } from '../src/shared/permission.ts';
import { closeSession } from '../src/shared/session.ts';
import { Answers } from './answers.ts';
import { pictureRequest } from './picture-request.ts';

let answering: Answers | undefined;

afterEach(() => {
  cleanup();
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
  vi.stubGlobal('XMLHttpRequest', pictureRequest(answering.fetch));
  return answering;
};

/** Switches these features on and all others off, as the page reads them. */
export const switchFlags = async (answers: Answers, ...on: string[]): Promise<void> => {
  answers.give(
    'readFlags',
    on.map((code) => ({ code, enabled: '1' as const, children: [] })),
  );
  await flags.reload();
};

/** The label of a field, which says with a star that it has to be filled in. */
export const labelled =
  (text: string) =>
  (label: string): boolean =>
    label === text || label === `${text} *`;

let texts: Promise<unknown> | undefined;

/** Draws a part of the site in English, and gives the hands of who uses it. */
export const drawPart = async (part: ReactNode): Promise<UserEvent> => {
  texts ??= startLanguage().then(() =>
    Promise.all([
      loadAccountTexts(),
      loadTexts('lottery', loadLotteryMessages),
      loadTexts('sports', loadSportsMessages),
      loadTexts('sabong', loadSabongMessages),
    ]),
  );
  await texts;
  render(part);
  // Nobody draws the page: to look for what lies over a button costs much and finds nothing.
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
