import { loadMessages } from '@hintha/messages';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, drawPart } from '../../../test/draw-part.tsx';
import { press } from '../../../test/fields.ts';
import { RealAccountModal } from './real-account-modal.tsx';

const { access } = await loadMessages('en');

test('ACCESS-104 a trial account is told that it needs a real one, and has one button to say that it has read it', async () => {
  answerCalls();
  let closed = 0;
  const user = await drawPart(<RealAccountModal onClose={() => (closed += 1)} />);
  expect(screen.getByText(access.in_need_true_account)).toBeDefined();
  await press(user, access.in_increase_submit);
  expect(closed).toBe(1);
});
