import { identity, envelopeOf, PATHS, vendors, registration } from '@hintha/contract';
import { operate } from '../operate.ts';
import { ask } from './ask.ts';
import type { World } from '../world.ts';

export interface Member {
  readonly account: string;
  /** Of a session on the site. */
  readonly token: string;
}

/** The sign-ins of the demo world, which have money already. */
const DEMO = { accounts: ['demo', 'thiri'], password: 'golden-hintha' };
const FUNDED = ['knaung', 'tharyar'];
const FUNDS = '100000.00';
/** Has nothing: every stake of it is refused. */
const INSUFFICIENT_FUNDS = 'sinye';
const PASSWORD = 'moe-yay-chan-kill';

/** The two calls that open a session, with what is read of their replies. */
const SESSION = { logIn: identity.logIn.reply, register: registration.register.reply };

async function openSession(
  world: World,
  name: keyof typeof SESSION,
  account: string,
  body: object,
): Promise<Member> {
  const [method, path] = PATHS[name];
  const heard = await ask({ method, url: `${world.settings.operatorUrl}${path}`, body });
  const read = envelopeOf(SESSION[name]).safeParse(heard?.body);
  if (!read.success) throw new Error(`${name} of ${account} was answered ${JSON.stringify(heard)}`);
  return { account, token: read.data.value.token };
}

function logIn(world: World, account: string): Promise<Member> {
  return openSession(world, 'logIn', account, { username: account, password: DEMO.password });
}

function register(world: World, account: string): Promise<Member> {
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  return openSession(world, 'register', account, {
    username: account,
    ...passwords,
    ageAndTermsAccepted: true,
  });
}

async function credit({ databaseUrl }: World, account: string): Promise<void> {
  await operate(databaseUrl, 'credit', '--account', account, '--amount', FUNDS, '--reason', 'load');
}

/** Members to play with: rich ones and one who has nothing, who comes last. */
export async function openMembers(world: World): Promise<Member[]> {
  const demo = await Promise.all(DEMO.accounts.map((account) => logIn(world, account)));
  const registered = await Promise.all(
    [...FUNDED, INSUFFICIENT_FUNDS].map((account) => register(world, account)),
  );
  await Promise.all(FUNDED.map((account) => credit(world, account)));
  return [...demo, ...registered];
}

/** The launch code of the title's page; undefined while the operator does not know the title yet. */
export async function launch(world: World, { token }: Member, game: Game): Promise<string | undefined> {
  const [method, path] = PATHS.launchGame;
  const url = `${world.settings.operatorUrl}${path}`;
  const body = { vendor: game.vendor, gameCode: game.code };
  const heard = await ask({ method, url, token, body });
  const read = envelopeOf(vendors.launchGame.reply).safeParse(heard?.body);
  return read.data && (new URL(read.data.value.url).searchParams.get('launch') ?? undefined);
}

export interface Game {
  readonly vendor: string;
  readonly code: string;
}
