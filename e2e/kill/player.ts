import { parseAmount } from '@hintha/money';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ask, type Heard, type Question } from './ask.ts';
import type { Chance } from './chance.ts';
import type { ClientLog, AnsweredRound } from './client-log.ts';
import { launch, type Game, type Member } from './members.ts';
import type { World } from '../world.ts';

export interface Player {
  readonly account: string;
  /** Unique over all players; the ids of its rounds begin with it. */
  readonly name: string;
  readonly playUrl: string;
  readonly token: string;
  readonly coinValues: readonly [string, ...string[]];
}

export interface Play {
  readonly log: ClientLog;
  readonly chance: Chance;
  /** No more new rounds. */
  readonly stopping: AbortSignal;
  /** The one in progress is not waited for any longer either. */
  readonly leaving: AbortSignal;
}

const amount = z.string().transform((text) => {
  const read = parseAmount(text);
  return read === 'not_an_amount' ? z.NEVER : read;
});

const Opened = z.object({
  token: z.string(),
  game: z.object({ coinValues: z.tuple([z.string()], z.string()) }),
});

const Round = z.object({
  id: z.uuid(),
  stake: amount,
  win: amount,
  balance: amount.nullable(),
  state: z.enum(['pending', 'settled', 'refused', 'refunded']),
});

/** The operator said no to the stake: the round is over. */
const FINAL = ['insufficient_funds', 'limit_reached', 'game_unavailable', 'account_disabled'] as const;
/** Nothing was begun: the same request may be sent again. */
const NOT_YET = ['round_open', 'too_fast'] as const;
/** What is answered for a round that the studio does not know. */
const UNKNOWN = 'bad_request';
const Refused = z.object({ code: z.enum([...FINAL, ...NOT_YET, UNKNOWN]) });

const LAUNCH_MS = 60_000;
const ASK_AGAIN_MS = 120;
const REST_MS = [20, 90] as const;
/** Only the lowest coins, so that the money lasts. */
const COINS = 2;

/** Launches the title as the site does, and opens the session that the launch leads to. */
export async function openPlayer(world: World, member: Member, game: Game): Promise<Player> {
  const playUrl = `${world.settings.studioUrl}/play`;
  // The operator takes over the studio's list of titles some seconds after both have come up.
  for (const until = performance.now() + LAUNCH_MS; ;) {
    const code = await launch(world, member, game);
    if (code !== undefined) {
      const heard = await ask({ method: 'POST', url: `${playUrl}/open`, body: { launch: code } });
      const { token, game: facts } = Opened.parse(heard?.body);
      const { account } = member;
      return { account, name: `${account}.${game.code}`, playUrl, token, coinValues: facts.coinValues };
    }
    if (performance.now() > until)
      throw new Error(`${game.code} could not be launched for ${member.account}`);
    await sleep(ASK_AGAIN_MS);
  }
}

/** Plays one round after another until it is stopped. */
export async function playRounds(player: Player, play: Play): Promise<void> {
  const [least, most] = REST_MS;
  for (let n = 1; !play.stopping.aborted; n += 1) {
    await playRound(player, play, `${player.name}.${n}`);
    await sleep(least + play.chance.below(most - least));
  }
}

/** Asks with the same request id until the end of the round is known. */
async function playRound({ account, playUrl, token, coinValues }: Player, play: Play, requestId: string) {
  const coinValue = coinValues[play.chance.below(Math.min(COINS, coinValues.length))];
  const spin = { method: 'POST', url: `${playUrl}/spin`, token, body: { coinValue, requestId } };
  let question: Question = spin;
  const asked = play.log.askRound(account, requestId);
  while (!play.leaving.aborted) {
    const answered = read(await ask(question), question === spin ? 'asked for' : 'pending');
    if (answered !== undefined && answered.how !== 'pending') return play.log.tellRound(asked, answered);
    if (answered !== undefined) question = { method: 'GET', url: `${playUrl}/rounds/${answered.id}`, token };
    await sleep(ASK_AGAIN_MS);
  }
}

type Read = AnsweredRound | { readonly how: 'pending'; readonly id: string };

/** What the answer says for certain of a round that was only asked for, or that is known to be pending. */
function read(heard: Heard | undefined, round: 'asked for' | 'pending'): Read | undefined {
  // The five hundreds say that the studio could not look, not what it did.
  if (heard === undefined || heard.status >= 500) return undefined;
  if (heard.status >= 400) return readBusinessError(heard, round);
  const { id, stake, win, balance, state } = readAs(Round, heard);
  if (state === 'pending') return { how: state, id };
  if (state !== 'settled') return { how: state };
  if (balance === null) throw new Error(`round ${id} was settled without a balance`);
  return { how: state, id, stake, win, balance };
}

function readBusinessError(heard: Heard, round: 'asked for' | 'pending'): Read | undefined {
  const { code } = readAs(Refused, heard);
  if (code === UNKNOWN && round === 'pending') return { how: 'forgotten' };
  if (code === UNKNOWN) throw new Error(`a spin was answered ${JSON.stringify(heard)}`);
  return FINAL.some((final) => final === code) ? { how: 'refused' } : undefined;
}

function readAs<Value>(schema: z.ZodType<Value>, heard: Heard): Value {
  const parsed = schema.safeParse(heard.body);
  if (!parsed.success) throw new Error(`a play call was answered ${JSON.stringify(heard)}`);
  return parsed.data;
}
