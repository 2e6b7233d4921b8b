import { sign } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { inventResult } from './invent-result.ts';

/** A source with the key that the console has told for it. */
export interface FeedSource {
  readonly code: string;
  readonly key: string;
}

interface Game {
  readonly gameCode: string;
  readonly rules: string;
  readonly isFirstParty: boolean;
}

interface Draw {
  readonly issue: string;
  readonly state: string;
  readonly drawTime: number;
  readonly numbers: unknown;
}

const WAITING: readonly string[] = ['LOCKED', 'DELAYED'];

const read = async <Value>(url: string): Promise<Value> => {
  const { value } = (await (await fetch(url)).json()) as { value: Value };
  return value;
};

/** Reports an invented result of every official draw that waits for one, from every source; says what was answered. */
export const feedResults = async (operatorUrl: string, sources: readonly FeedSource[]): Promise<string[]> => {
  const { menus } = await read<{ menus: { games: Game[] }[] }>(`${operatorUrl}/lgw/lottery/menus`);
  const official = menus.flatMap(({ games }) => games).filter(({ isFirstParty }) => !isFirstParty);
  const answers: string[] = [];
  for (const { gameCode, rules } of official) {
    const { list } = await read<{ list: Draw[] }>(`${operatorUrl}/lgw/lottery/draws?gameCode=${gameCode}`);
    const due = list.filter(({ state, drawTime }) => WAITING.includes(state) && drawTime <= Date.now());
    for (const { issue } of due)
      for (const source of sources) {
        const report = { gameCode, issue, numbers: inventResult(rules, gameCode, issue) };
        answers.push(
          `${source.code} ${gameCode}/${issue}: ${await reportResult(operatorUrl, source, report)}`,
        );
      }
  }
  return answers;
};

/** Makes the signed call of a source; gives what it was answered. */
const reportResult = async (
  operatorUrl: string,
  { code, key }: FeedSource,
  report: object,
): Promise<string> => {
  const body = JSON.stringify(report);
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
  const reply = await fetch(`${operatorUrl}/lgw/lottery/reports/${code}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': sign(key, { timestamp, nonce, body }),
    },
    body,
  });
  return `${reply.status} ${await reply.text()}`;
};
