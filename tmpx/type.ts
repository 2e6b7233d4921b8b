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
  const { page, context } = v;
  await page.goto('/rng?page=all');
  await page.locator('main li a[href*="gameCode"]').first().waitFor();
  await page.evaluate(() => { history.replaceState({ key: 'bench', state: { page: 84 } }, ''); });
  await page.reload();
  await page.locator(`li[aria-setsize="2016"]`).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 200 });
  await page.locator('form[role="search"] input').focus();
  await browser.startTracing(page, { categories: ['devtools.timeline', 'cc', 'blink', 'v8.execute'] });
  await session.send('Profiler.start');
  for (const letter of 'golden') {
    await page.evaluate(() => { const box = document.querySelector('form[role="search"] input'); (window as any).drawn = new Promise((resolve) => { box?.addEventListener('input', (event) => { const t0 = performance.now(); requestAnimationFrame(() => { const t1 = performance.now(); const c = new MessageChannel(); c.port1.onmessage = () => resolve([t0 - event.timeStamp, t1 - event.timeStamp, performance.now() - event.timeStamp, document.querySelectorAll('main li[aria-posinset]').length].map(Math.round)); c.port2.postMessage(null); }); }, { once: true }); }); });
    await page.keyboard.type(letter);
    console.log(letter, await page.evaluate(() => (window as any).drawn));
  }
  const { profile } = await session.send('Profiler.stop');
  writeFileSync('/tmp/type.cpuprofile', JSON.stringify(profile));
  const buf = await browser.stopTracing();
  const { traceEvents } = JSON.parse(buf.toString());
  const names = new Map<string, string>();
  for (const e of traceEvents) if (e.name === 'thread_name') names.set(`${e.pid}/${e.tid}`, e.args.name);
  const sum = new Map<string, number>();
  for (const e of traceEvents) if (e.ph === 'X' && e.dur) { const k = `${names.get(`${e.pid}/${e.tid}`)} ${e.name}`; sum.set(k, (sum.get(k) ?? 0) + e.dur / 1000); }
  console.log([...sum].sort((a, b) => b[1] - a[1]).slice(0, 30).map(([k, v]) => `${v.toFixed(0)} ${k}`).join('\n'));
  // self time by function
  const self = new Map<string, number>(); const byId = new Map(profile.nodes.map((n: any) => [n.id, n]));
  profile.samples!.forEach((id: number, i: number) => { const n: any = byId.get(id); const k = `${n.callFrame.functionName} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`; self.set(k, (self.get(k) ?? 0) + profile.timeDeltas![i]! / 1000); });
  console.log([...self].sort((a, b) => b[1] - a[1]).slice(0, 25).map(([k, v]) => `${v.toFixed(0)} ${k}`).join('\n'));
}
await browser.close();
