import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '@hintha/messages';
import { formatOdds } from './format-odds.ts';
import { Selections } from './selections.tsx';

const texts = i18next.createInstance();

beforeAll(async () => {
  const resources = { en: { site: await loadMessages('en') } };
  await texts.use(initReactI18next).init({ lng: 'en', defaultNS: 'site', resources });
});

const show = (selections: Parameters<typeof Selections>[0]['selections']): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <Selections selections={selections} />
    </I18nextProvider>,
  ).replaceAll(/ class="[^"]*"/g, '');

test('the record shows what a bet is on: event, market, pick, line and odds, in the order of the slip', () => {
  const handicap = { pick: 'Yangon −0.5', price: '1.9550', of: ['Yangon – Shan', 'Handicap'] };
  const numero = { pick: '42', price: '80.0000', of: ['2026-11-21 PM', '2D'] };
  const shown = show([handicap, numero]);
  expect(shown).toContain('What you bet on');
  const rows = [...shown.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) =>
    row
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  expect(rows).toEqual([
    'Yangon −0.5 Odds 1.955 Yangon – Shan · Handicap',
    '42 Odds 80.00 2026-11-21 PM · 2D',
  ]);
});

test('a bet that is on nothing in particular shows no heading', () => {
  expect(show([])).toBe('');
});

test.each([
  ['1.9000', '1.90'],
  ['1.9550', '1.955'],
  ['1.0005', '1.0005'],
  ['80.0000', '80.00'],
])('odds of %s read %s', (price, shown) => {
  expect(formatOdds(price)).toBe(shown);
});
