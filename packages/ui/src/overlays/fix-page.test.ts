import { expect, test } from 'vitest';
import { fixPage, type Page } from './fix-page.ts';

const pageAt = (scrollY: number) => {
  const style = { position: '', top: '', left: '', right: '', overflowY: 'auto' };
  const page = {
    scrollY,
    document: { body: { style } },
    scrollTo: (_: number, top: number) => {
      page.scrollY = top;
    },
  };
  return page satisfies Page;
};

test('a fixed page stays where it was scrolled to', () => {
  const page = pageAt(640);
  fixPage(page);
  expect(page.document.body.style).toMatchObject({ position: 'fixed', top: '-640px' });
});

test('letting go restores the styles and the place', () => {
  const page = pageAt(640);
  const release = fixPage(page);
  // A browser reports the top of a page whose body is fixed.
  page.scrollY = 0;
  release();
  expect(page.document.body.style).toEqual({ position: '', top: '', left: '', right: '', overflowY: 'auto' });
  expect(page.scrollY).toBe(640);
});

test('of two holders the last restores the page, in whichever order they let go', () => {
  const page = pageAt(200);
  const first = fixPage(page);
  page.scrollY = 0;
  const second = fixPage(page);
  first();
  first();
  expect(page.document.body.style.position).toBe('fixed');
  second();
  expect(page.document.body.style.position).toBe('');
  expect(page.scrollY).toBe(200);
});
