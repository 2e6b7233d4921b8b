import { untilGamesAreListed } from '../e2e/games-listed.ts';
import { openWorld } from '../e2e/world.ts';
await using world = await openWorld({ cashier: true });
await untilGamesAreListed(world.settings.operatorUrl);
console.log(JSON.stringify({ url: world.settings.operatorUrl, console: world.settings.consoleUrl, db: world.databaseUrl }));
await new Promise((r) => { process.once('SIGTERM', r); setTimeout(r, Number(process.env.FOR ?? 1800) * 1000); });
process.exit(0);
