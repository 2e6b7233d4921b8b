import type { identity } from '@hintha/contract';
import { loadMessages } from '@hintha/messages';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPart } from '../../../../test/draw-part.tsx';
import { fieldOf, fill, press, problemOf, shownFields } from '../../../../test/fields.ts';
import { SIGNED_IN } from '../../../../test/signed-in.ts';
import { ChallengeForm } from './challenge-form.tsx';

const { access, errors, security } = await loadMessages('en');
const { challenge: words } = access;

let answers: Answers;
let opened: identity.SignedInView | undefined;
let back: number;

beforeEach(() => {
  answers = answerCalls();
  opened = undefined;
  back = 0;
});

const METHODS: identity.ChallengeView['methods'] = [
  { method: 'email', hint: 't***@example.com' },
  { method: 'payeeName', hint: '' },
];

const draw = (challengeId: string) =>
  drawPart(
    <ChallengeForm
      challenge={{ challengeId, methods: METHODS, vipLevel: '3' }}
      onProof={async (ask) => void (opened = await ask())}
      onBack={() => (back += 1)}
    />,
  );

test('ACCESS-034 ACCESS-035 ACCESS-036 the level and the methods of the account are shown, the first of them chosen', async () => {
  const user = await draw('c1');
  expect(screen.getByText(words.vipLevel.replace('{{level}}', '3'))).toBeDefined();
  expect(screen.getByRole('radio', { name: new RegExp(words.email) })).toHaveProperty('checked', true);
  expect(screen.getByText('t***@example.com')).toBeDefined();
  await press(user, words.submit);
  expect(problemOf('code')).toBe(access.notEmpty);
  await press(user, words.back);
  expect(back).toBe(1);
  expect(answers.asked('verifyStepUp')).toEqual([]);
});

test('ACCESS-035 a code is mailed once, a wrong one is told, and the right one opens', async () => {
  const gate = Promise.withResolvers<void>();
  answers
    .give('sendChallengeCode', { expiredMinutes: 5 })
    .hold('sendChallengeCode', gate.promise)
    .refuse('verifyStepUp', 'code_wrong');
  const user = await draw('c2');
  await user.dblClick(screen.getByRole('button', { name: security.code.send }));
  gate.resolve();
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('code')));
  expect(answers.asked('sendChallengeCode')).toMatchObject([
    { body: { challengeId: 'c2', method: 'email' } },
  ]);
  expect(answers.asked('sendChallengeCode')).toHaveLength(1);
  await fill(user, { code: '000000' });
  await press(user, words.submit);
  await screen.findByText(errors.code_wrong);
  answers.give('verifyStepUp', SIGNED_IN);
  await fill(user, { code: ' 123456 ' });
  await press(user, words.submit);
  await waitFor(() => expect(opened).toEqual(SIGNED_IN));
  expect(answers.asked('verifyStepUp')[1]).toMatchObject({
    body: { challengeId: 'c2', method: 'email', code: '123456' },
  });
});

test('ACCESS-035 another method empties the field, and is the one that is sent', async () => {
  answers.give('verifyStepUp', SIGNED_IN);
  const user = await draw('c3');
  await fill(user, { code: '123' });
  await user.click(screen.getByRole('radio', { name: words.payeeName }));
  expect([shownFields().filter((name) => name === 'code').length, fieldOf('code').value]).toEqual([1, '']);
  expect(screen.queryByRole('button', { name: security.code.send })).toBeNull();
  await fill(user, { code: 'Thiri' });
  await press(user, words.submit);
  await waitFor(() => expect(opened).toEqual(SIGNED_IN));
  expect(answers.asked('verifyStepUp')).toMatchObject([{ body: { method: 'payeeName', code: 'Thiri' } }]);
});
