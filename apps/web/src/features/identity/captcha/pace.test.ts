import { expect, test } from 'vitest';
import { waitForPicture } from './pace.ts';

test.each([
  ['the first picture', null, 5000, 0],
  ['one in the same moment', 5000, 5000, 1000],
  ['one a little later', 5000, 5999, 1],
  ['one a second later', 5000, 6000, 0],
  ['one after the clock was set back', 5000, 1000, 1000],
])('ACCESS-077 %s waits its part of a second', (_, askedAt, now, wait) => {
  expect(waitForPicture(askedAt, now)).toBe(wait);
});
