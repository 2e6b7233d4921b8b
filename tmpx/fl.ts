import { openBrowser, openVisitor } from '../e2e/browser.ts';
import { untilGamesAreListed } from '../e2e/games-listed.ts';
import { openWorld } from '../e2e/world.ts';
await using world = await openWorld();
const url = world.settings.operatorUrl;
await untilGamesAreListed(url);
const browser = await openBrowser({ games: false });
{
  await using v = await openVisitor(browser, url, { width: 390, height: 844 });
  const w = await v.context.newCDPSession(v.page);
  await w.send('Network.enable');
  const urls = new Map<string, string>(); const sizes: [number, string][] = [];
  w.on('Network.requestWillBeSent', (e) => urls.set(e.requestId, e.request.url));
  w.on('Network.loadingFinished', (e) => sizes.push([e.encodedDataLength, urls.get(e.requestId) ?? '']));
  v.page.on('request', (r) => { if (/wps|lgw/.test(r.url())) console.log(r.method(), new URL(r.url()).pathname + new URL(r.url()).search); }); await v.page.goto('/'); await v.page.waitForLoadState('networkidle');
  console.log(sizes.reduce((s, [n]) => s + n, 0), sizes.length);
  const t = new Map<string, [number, number]>();
  for (const [n, u] of sizes) { const k = new URL(u).pathname.replace(/\/[^/]*$/, ''); const [c, b] = t.get(k) ?? [0, 0]; t.set(k, [c + 1, b + n]); }
  console.log([...t].sort((a, b) => b[1][1] - a[1][1]).map(([k, [c, b]]) => `${b} ${c} ${k}`).join('\n'));
  
}
await browser.close();
