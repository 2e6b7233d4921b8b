import { expect, test } from 'vitest';
import { challengeOf } from './challenge-of.ts';

const challenge = {
  challengeId: 'c1',
  methods: [{ method: 'sms', hint: '09•••321' }],
  vipLevel: 'VIP 2',
};

test('ACCESS-035 a sign-in from a new place brings its challenge', () => {
  expect(challengeOf({ code: 'verification_needed', value: challenge })).toEqual(challenge);
});

test.each([
  ['another refusal', 'wrong_credentials', challenge],
  ['nothing with it', 'verification_needed', null],
  ['no way to answer', 'verification_needed', { ...challenge, methods: [] }],
])('%s is no challenge', (_, code, value) => {
  expect(challengeOf({ code, value })).toBeUndefined();
});
