import { loadLotteryMessages } from '@hintha/messages';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { answerCalls, drawPart } from '../../../../test/draw-part.tsx';
import { serverNow } from '../../../shared/clock.ts';
import { CountdownRing } from './countdown-ring.tsx';
import { phaseOf, shareLeft, spokenOf } from './countdown-phase.ts';

const { page } = await loadLotteryMessages('en');

test('the last half minute, the last ten seconds and the end look different', () => {
  expect([31_000, 30_000, 10_000, 1, 0].map(phaseOf)).toEqual(['open', 'soon', 'last', 'last', 'closed']);
});

test('a screen reader hears how much is left three times, and then that it is over', () => {
  expect([60_000, 30_000, 11_000, 10_000, 6000, 5000, 1, 0].map(spokenOf)).toEqual([
    null,
    30,
    30,
    10,
    10,
    5,
    5,
    0,
  ]);
});

test('the ring of a long wait is full until its last quarter of an hour', () => {
  expect(shareLeft(3_600_000, 7_200_000)).toBe(1);
  expect(shareLeft(450_000, 7_200_000)).toBe(0.5);
  expect(shareLeft(-1, 60_000)).toBe(0);
});

const Soon = () => {
  const [now] = useState(serverNow);
  return <CountdownRing openTime={now - 60_000} closeTime={now + 1500} />;
};

test('the countdown closes by the clock of the server', async () => {
  answerCalls();
  await drawPart(<Soon />);
  expect(screen.getByText(page.secondsLeft.replace('{{seconds}}', '5'))).toBeDefined();
  expect(await screen.findByText(page.closedNow, {}, { timeout: 5000 })).toBeDefined();
  expect(screen.getByRole('timer').textContent).toBe(page.closed);
});
