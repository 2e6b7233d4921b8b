import { expect, test } from 'vitest';
import { bannerLink } from './banner-link.ts';

test('SHELL-046: a banner without a linkage type leads nowhere', () => {
  expect(bannerLink({ linkageType: null, linkageUrl: '/rng' })).toBeNull();
  expect(bannerLink({ linkageType: 'INTERNAL', linkageUrl: null })).toBeNull();
});

test('SHELL-046: with one it leads to a route of the site or to an address outside', () => {
  expect(bannerLink({ linkageType: 'INTERNAL', linkageUrl: '/rng' })).toEqual({ kind: 'route', to: '/rng' });
  expect(bannerLink({ linkageType: 'EXTERNAL', linkageUrl: 'https://example.org/' })).toEqual({
    kind: 'outside',
    to: 'https://example.org/',
  });
});

test('SHELL-046: a promotion is named by its id', () => {
  expect(bannerLink({ linkageType: 'PROMO', linkageUrl: '12' })).toEqual({
    kind: 'route',
    to: '/promoDetail?id=12',
  });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.org',
  '/\\example.org',
  '/\t/example.org',
  'http://example.org',
])('the address %s is followed by nobody', (linkageUrl) => {
  expect(bannerLink({ linkageType: 'EXTERNAL', linkageUrl })).toBeNull();
});
