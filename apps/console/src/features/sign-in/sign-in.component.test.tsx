import { loadConsoleMessages, loadMessages } from '@hintha/messages';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, drawPage, labelled } from '../../../test/draw-page.tsx';
import { NameStep } from './name-step.tsx';

const { signIn: words } = await loadConsoleMessages('en');
const { errors } = await loadMessages('en');

const field = (name: string) => screen.getByLabelText(labelled(name));

test('whoever is asked for the picture for the first time is told why, and only then that it was read wrongly', async () => {
  const answers = answerCalls().give('readSignInCaptcha', 'AAAA');
  answers.refuse('signIn', 'captcha_failed', { captcha: true });
  const user = drawPage(<NameStep onEntered={() => undefined} />, { path: '/' });
  await user.type(field(words.name), 'thiri');
  await user.type(field(words.password), 'a password');
  await user.click(screen.getByRole('button', { name: words.next }));
  await screen.findByText(words.captchaAsked);
  await user.type(field(words.captcha), 'WRONG');
  await user.click(screen.getByRole('button', { name: words.next }));
  await screen.findByText(errors.captcha_failed);
  expect(screen.queryByText(words.captchaAsked)).toBeNull();
});
