import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ask, type Question } from '../ask.ts';
import type { Play } from '../player.ts';

const ASK_AGAIN_MS = 150;

/** A member at the site, whose calls go to one server or the other, as behind a balancer. */
export interface Visitor {
  readonly account: string;
  readonly token: string;
  readonly operatorUrls: readonly [string, ...string[]];
}

export interface SiteCall {
  readonly method: Question['method'];
  readonly path: string;
  readonly body?: object;
}

const Envelope = z.object({ success: z.boolean(), code: z.string(), value: z.unknown() });

/** Asks, always the same, until a server has decided; undefined when the member does not wait any longer. */
export async function askOperator<Value>(
  { token, operatorUrls }: Visitor,
  { leaving, chance }: Play,
  { path, ...call }: SiteCall,
  schema: z.ZodType<Value>,
): Promise<Value | undefined> {
  for (let turn = chance.below(operatorUrls.length); !leaving.aborted; turn += 1) {
    const url = `${operatorUrls[turn % operatorUrls.length] ?? operatorUrls[0]}${path}`;
    const heard = await ask({ ...call, url, token });
    if (heard !== undefined && heard.status < 500) {
      const { success, code, value } = Envelope.parse(heard.body);
      if (!success) throw new Error(`${call.method} ${path} was refused with ${code}`);
      return schema.parse(value);
    }
    await sleep(ASK_AGAIN_MS);
  }
  return undefined;
}

/** Looks again and again until what is asked for is so; undefined when the member does not wait any longer. */
export async function lookUntil<Value>(
  play: Play,
  look: () => Promise<Value | undefined>,
  isSo: (value: Value) => boolean,
): Promise<Value | undefined> {
  while (!play.leaving.aborted) {
    const value = await look();
    if (value !== undefined && isSo(value)) return value;
    await sleep(ASK_AGAIN_MS);
  }
  return undefined;
}
