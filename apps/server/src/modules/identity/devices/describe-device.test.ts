import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

test.each([
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`, 'Chrome, Android'],
  [`Mozilla/5.0 (Linux; Android 14; SM-S901) ${CHROME} SamsungBrowser/27.0`, 'Samsung Internet, Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) CriOS/131.0 Safari/604.1', 'Chrome, iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Firefox/133.0', 'Firefox, macOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, 'Chrome, Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0 Safari/537.36', 'Chrome, Linux'],
  ['curl/8.9.1', 'curl/8.9.1'],
  ['', ''],
])('%s is told as %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});

test('any text gives at most 64 characters', () => {
  fc.assert(fc.property(fc.string({ maxLength: 4000 }), (text) => describeDevice(text).length <= 64));
});
