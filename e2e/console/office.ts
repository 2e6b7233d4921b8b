import { randomUUID } from 'node:crypto';
import type { Role } from '@hintha/contract';
import { openDatabase, type Database } from '@hintha/platform';
import type { Browser } from 'playwright-core';
import { openAccount, PASSWORD } from '../accounts.ts';
import { authenticatorCode } from '../authenticator.ts';
import { type Draws, openVisitor, shareBrowser, type Visit, type Visitor } from '../browser.ts';
import { operate } from '../operate.ts';
import { goInside } from '../site/go-inside.ts';
import { ask, openSaver, PAYMENT_PASSWORD, REAL_NAME } from '../payments/savers.ts';
import { openWorld, type World } from '../world.ts';

export const STAFF_PASSWORD = 'correct horse battery';
export interface Colleague {
  readonly name: string;
  /** Of the first sign-in. */
  readonly password: string;
}

/** A world with a console, whose staff and members are made as they are wanted. */
export class Office implements AsyncDisposable {
  readonly db: Database;
  readonly origin: string;
  readonly #world: World;
  readonly #browser: Browser;
  /** By the token, what its owner has open from one test to the next. */
  readonly #open = new Map<string, Visitor>();

  constructor(world: World, browser: Browser) {
    this.#world = world;
    this.#browser = browser;
    this.db = openDatabase(world.databaseUrl, { max: 2, session: { role: 'hintha_app' } });
    this.origin = world.settings.consoleUrl;
  }

  /** Where the programs of the world keep their files. */
  get dataDir(): string {
    return this.#world.settings.dataDir;
  }

  get testSite(): { db: Database; databaseUrl: string; operatorUrl: string } {
    const { databaseUrl, settings } = this.#world;
    return { db: this.db, databaseUrl, operatorUrl: settings.operatorUrl };
  }

  /** Where the test world's own vendor takes calls. */
  get studioUrl(): string {
    return this.#world.settings.studioUrl;
  }

  /** Ends the server as a crash does, and gives the way to start it again. */
  async loseServer(): Promise<() => Promise<void>> {
    await this.#world.kill('server');
    return () => this.#world.start('server');
  }

  /** One of the two administrators that the command line makes. */
  async hire(name: string): Promise<Colleague> {
    const output = await operate(this.#world.databaseUrl, 'create-administrator', '--name', name);
    const [, password = ''] = / with (\S+) and /u.exec(output) ?? [];
    return { name, password };
  }

  /** Signs in by the calls, for the first time, and gives the token. */
  async enter(colleague: Colleague): Promise<string> {
    return (await this.#setUp(colleague)).token;
  }

  async #setUp({ name, password }: Colleague): Promise<{ token: string; secret: string }> {
    const session = `${this.origin}/console/session`;
    const entering: { token: string } = await ask(session, 'POST', { body: { name, password } });
    const { secret }: { secret: string } = await ask(`${session}/authenticator`, 'POST', entering);
    const body = { code: authenticatorCode(secret, Date.now()), newPassword: STAFF_PASSWORD };
    const { token }: { token: string } = await ask(`${session}/code`, 'POST', { ...entering, body });
    return { token, secret };
  }

  /** A colleague with these roles, made by one administrator and given them by two; gives its name, token and secret. */
  async employ(
    name: string,
    roles: readonly Role[],
    [maker, checker]: readonly [maker: string, checker: string],
  ): Promise<{ name: string; token: string; secret: string }> {
    const consoleApi = `${this.origin}/console`;
    const made: { id: string; password: string } = await ask(`${consoleApi}/staff`, 'POST', {
      token: maker,
      body: { name },
    });
    const body = { roles, reason: 'begins today', requestId: randomUUID() };
    const proposed: { id: string; payloadHash: string } = await ask(
      `${consoleApi}/staff/${made.id}/roles`,
      'POST',
      {
        token: maker,
        body,
      },
    );
    const { id, payloadHash } = proposed;
    await ask(`${consoleApi}/approvals/${id}/approve`, 'POST', { token: checker, body: { payloadHash } });
    return { name, ...(await this.#setUp({ name, password: made.password })) };
  }

  /** A browser before the console, signed in when it is given a token. */
  async visit({ token = '', ...order }: Visit & { token?: string } = {}): Promise<Visitor> {
    const visitor = await openVisitor(this.#browser, this.origin, order);
    await visitor.context.addInitScript(
      ([kept, language, theme]) => {
        if (kept) sessionStorage.setItem('console-token', kept);
        if (language) localStorage.setItem('console-language', language);
        if (theme) localStorage.setItem('console-theme', theme);
      },
      [token, order.language ?? 'en', order.theme ?? 'light'] as const,
    );
    return visitor;
  }

  /** Leaves a browser open for who holds the token, until the office closes. */
  keep(token: string, visitor: Visitor): void {
    this.#open.set(token, visitor);
  }

  /** Closes what the holder of the token has open: a console that nobody looks at goes on asking. */
  async leave(token: string): Promise<void> {
    await this.#open.get(token)?.[Symbol.asyncDispose]();
    this.#open.delete(token);
  }

  /** The console of who holds the token at a place; it stays open, since a page that is loaded anew costs seconds. */
  async openAt(token: string, path: string): Promise<Visitor> {
    const open = this.#open.get(token);
    if (open === undefined) {
      const visitor = await this.visit({ token });
      this.keep(token, visitor);
      await visitor.page.goto(path);
      return visitor;
    }
    open.complaints.length = 0;
    await goInside(open.page, path);
    return open;
  }

  async logIn(name: string): Promise<string> {
    const body = { username: name, password: PASSWORD };
    const { token }: { token: string } = await ask(`${this.testSite.operatorUrl}/wps/session/login`, 'POST', {
      body,
    });
    return token;
  }

  /** A member's deposit by hand that it says it has paid; gives its id. */
  async deposit(name: string, amount: string, tail = '123456'): Promise<string> {
    const { operatorUrl } = this.testSite;
    await openAccount(this.testSite, name);
    const token = await this.logIn(name);
    const { id }: { id: string } = await ask(`${operatorUrl}/wps/deposits`, 'POST', {
      token,
      body: { methodId: 'kbzpay', amount, requestId: randomUUID() },
    });
    await ask(`${operatorUrl}/wps/deposits/${id}/transfer`, 'POST', { token, body: { txnTail: tail } });
    return id;
  }

  /** A member's withdrawal that has to be decided; gives its id. */
  async withdrawal(name: string, amount: string): Promise<string> {
    const { operatorUrl } = this.testSite;
    await openSaver(this.testSite, name, '5000000.00');
    const token = await this.logIn(name);
    const payee: { id: string } = await ask(`${operatorUrl}/wps/member/bankAccounts`, 'POST', {
      token,
      body: {
        kind: 'wallet',
        provider: 'KBZPAY',
        number: `09${String(Math.trunc(Math.random() * 1e9)).padStart(9, '7')}`,
        name: REAL_NAME,
        proof: { password: PASSWORD },
      },
    });
    const { id }: { id: string } = await ask(`${operatorUrl}/wps/withdrawals`, 'POST', {
      token,
      body: {
        bankAccountId: payee.id,
        amount,
        paymentPassword: PAYMENT_PASSWORD,
        requestId: randomUUID(),
      },
    });
    return id;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const visitor of this.#open.values()) await visitor[Symbol.asyncDispose]();
    await this.db.close();
    await this.#world[Symbol.asyncDispose]();
  }
}

/** In the world of the demo, unless it is said in which. */
export const openOffice = async ({
  open = openWorld,
  draws = 'text',
}: { open?: () => Promise<World>; draws?: Draws } = {}): Promise<Office> => {
  const [world, browser] = await Promise.all([open(), shareBrowser(draws)]);
  return new Office(world, browser);
};
