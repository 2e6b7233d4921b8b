import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { givenUncleaned, pieceIdOf } from '../../tools/scenario/index.ts';
import { contentSite } from '../content/content-site.ts';
import { goInside } from '../site/go-inside.ts';

const EVIL = `<p>still here</p><img src=x onerror="ran()"><script>ran()</script>
  <svg onload="ran()"></svg><a href="javascript:ran()">one</a><a href="//evil.example">two</a>
  <iframe srcdoc="<script>parent.ran()</script>"></iframe><p style="position:fixed" onclick="ran()">p</p>`;
const EVIL_ADDRESS = 'javascript:ran()';
const BANNER = 'Poisoned banner';

const poison = (id: string, address?: string): Promise<void> =>
  givenUncleaned(contentSite.db, id, { content: EVIL, ...(address === undefined ? {} : { address }) });

/** Puts harm past all that cleans a text, into every kind of piece that has one; gives where they stand. */
export const poisonPieces = async (): Promise<string[]> => {
  const notice = await contentSite.write('Poisoned', { position: 0 });
  const promotion = await contentSite.write('Poisoned promotion', {
    kind: 'PROMOTION',
    linkageType: 'EXTERNAL',
    linkageUrl: 'https://news.example/rain',
  });
  const banner = await contentSite.write(BANNER, {
    kind: 'BANNER',
    place: 'w_help',
    art: '/art/hero.svg',
    linkageType: 'INTERNAL',
    linkageUrl: '/rng',
  });
  const help = await pieceIdOf(contentSite.db, 'HELP', 'SITE');
  for (const id of [promotion.id, banner.id]) await poison(id, EVIL_ADDRESS);
  for (const id of [notice.id, help]) await poison(id);
  for (const [kind, place] of [['DOWNLOAD', 'IOS'], ['JOIN']] as const)
    await poison(await pieceIdOf(contentSite.db, kind, place));
  return [
    `/noticePage?id=${notice.id}`,
    `/help/${help}`,
    `/promoDetail?id=${promotion.id}`,
    '/down',
    '/join',
  ];
};

/** What is harmless of such a text is shown, and nothing of what does harm comes into the page. */
export const expectNothingBrought = async (page: Page, paths: readonly string[]): Promise<void> => {
  const main = page.getByRole('main');
  for (const path of paths) {
    await goInside(page, path);
    await main.getByText('still here').first().waitFor();
    if (path.startsWith('/help')) await page.getByRole('heading', { name: BANNER }).waitFor();
    expect(await main.locator('script, iframe, svg[onload], [onerror], [onclick]').count()).toBe(0);
    expect(await main.locator('a[href^="javascript"], a[href^="//"], p[style]').count()).toBe(0);
  }
};
