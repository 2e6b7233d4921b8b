import { randomUUID } from 'node:crypto';
import { ROUTES } from '@hintha/contract';
import { sessionSettings } from '@hintha/server/src/modules/identity/settings.ts';
import { usualOf } from '@hintha/server/src/modules/settings/index.ts';
import type { Stream } from './crowd.ts';
import type { Listener } from '../fuzz-raw.ts';
import { OPERATIONS } from '../operations.ts';
import { headersOf } from '../send.ts';
import { toBytes } from './stream-line.ts';
import { CALLERS, type World } from '../world.ts';

/** Who may open the streams of a program. */
const HONEST = { site: 'member', console: 'everyone', studio: '', cashier: '' } as const;

/** A chat has events once a line was written. */
const beginChat = async (world: World, caller: string): Promise<void> => {
  const { method, path } = ROUTES.writeLine;
  const headers = { authorization: `Bearer ${world.tokenOf(caller)}` };
  const payload = { text: 'fuzz', requestId: randomUUID() };
  const { statusCode, body } = await world.http.site.inject({ method, url: path, headers, payload });
  if (statusCode !== 200) throw new Error(`A chat was not begun: ${body}`);
};

/** The streams of a world that listens, and those who may follow them. */
export const streamsOf = async (world: World, listeners: readonly Listener[]): Promise<Stream[]> => {
  await beginChat(world, HONEST.site);
  return listeners.flatMap((listener) => {
    const { program } = listener;
    const ask = async (path: string): Promise<string> => {
      await world.renew(HONEST[program]);
      return toBytes(path, { authorization: `Bearer ${world.tokenOf(HONEST[program])}` });
    };
    return OPERATIONS.filter((one) => one.endless && one.program === program).map((operation) => ({
      listener,
      operation,
      callers: CALLERS[program],
      headersOf: (call) => headersOf(call, world),
      crowd: { most: usualOf(sessionSettings).mostStreams, ask: () => ask(operation.path) },
    }));
  });
};
