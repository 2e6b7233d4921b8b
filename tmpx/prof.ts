import { openBrowser, openVisitor } from '../e2e/browser.ts';
import { untilGamesAreListed } from '../e2e/games-listed.ts';
import { openWorld } from '../e2e/world.ts';
import { writeFileSync } from 'node:fs';
const PHONE = { width: 390, height: 844, language: 'MY' } as const;
await using world = await openWorld();
const url = world.settings.operatorUrl;
await untilGamesAreListed(url);
const browser = await openBrowser({ games: false });
{
  await using v = await openVisitor(browser, url, PHONE);
  const { page } = v;
  await page.goto('/rng?page=all');
  await page.locator('main li a[href*="gameCode"]').first().waitFor();
  await page.evaluate(() => { history.replaceState({ key: 'bench', state: { page: 84 } }, ''); });
  await page.reload();
  await page.locator(`li[aria-setsize="2016"]`).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1500);
  for (const mode of ['plain']) {
    if (mode === 'nocover') await page.addStyleTag({ content: 'main li img{display:none!important}' });
    if (mode === 'noclip') await page.addStyleTag({ content: 'main li *{clip-path:none!important;box-shadow:none!important;filter:none!important;background-image:none!important;text-shadow:none!important}' });
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(500);
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc', 'blink', 'v8.execute'] });
    const r = await page.evaluate((during) => new Promise((resolve) => {
      const end = 7000 * during / 1000; const started = performance.now(); let n = 0;
      const f = (now: number) => { n++; const s = Math.min(1, (now - started) / during); window.scrollTo({ top: end * s, behavior: 'instant' }); if (s < 1) requestAnimationFrame(f); else resolve(n * 1000 / (now - started)); };
      requestAnimationFrame(f);
    }), 5000);
    const buf = await browser.stopTracing();
    writeFileSync(`/tmp/trace-${mode}.json`, buf);
    const { traceEvents } = JSON.parse(buf.toString());
    const names = new Map<string, string>();
    for (const e of traceEvents) if (e.name === 'thread_name') names.set(`${e.pid}/${e.tid}`, e.args.name);
    const sum = new Map<string, number>();
    for (const e of traceEvents) if (e.ph === 'X' && e.dur) { const k = `${names.get(`${e.pid}/${e.tid}`)} ${e.name}`; sum.set(k, (sum.get(k) ?? 0) + e.dur / 1000); }
    console.log(mode, r, [...sum].sort((a, b) => b[1] - a[1]).slice(0, 45).map(([k, v]) => `${v.toFixed(0)} ${k}`).join('\n'));
  }
}
await browser.close();
