import { money } from '@hintha/money';
import { type Database, listen, transaction } from '@hintha/platform';
import { type ListedGame, putGames } from '@hintha/server/src/modules/catalogue/index.ts';
import { createAccount } from '@hintha/server/src/modules/identity/index.ts';
import { connectVendor } from '@hintha/server/src/modules/vendors/index.ts';
import { softswiss } from '@hintha/vendor-protocol';
import { beforeAll } from 'vitest';
import type { TestContext } from '../test-context.ts';

const CODE = 'MAKER';
const KEY = 'a key between two';

/** A title for each way that bets are weighed, under its own name as the code. */
const TITLES = { RNG: 'RNG', JP: 'RNG', LIVE: 'LIVE', PVP: 'PVP' } as const;
type Title = keyof typeof TITLES;

/** A slot as a vendor lists it, under its code as its name. */
export const listedGame = (code: string, changed: Partial<ListedGame> = {}): ListedGame => ({
  vendor: 'MAKER',
  vendorName: changed.vendor ?? 'Maker',
  vendorEmblem: 'lotus',
  code,
  category: 'RNG',
  names: { en: code },
  title: code,
  classify: null,
  minBet: money(100n),
  lines: 25,
  subject: 'lotus',
  palette: 'jade',
  hot: false,
  releasedAt: new Date('2026-01-01T00:00:00Z'),
  ...changed,
});

const toListed = (code: Title): ListedGame =>
  listedGame(code, {
    vendor: `V${code}`,
    vendorName: code,
    category: TITLES[code],
    classify: code === 'JP' ? 'JP' : null,
    lines: 5,
  });

interface Played {
  bet?: Bet;
  title?: Title;
  finished?: boolean;
}

/** The vendor's names of a round and of the stake in it. */
export interface Bet {
  readonly round: string;
  readonly stake: string;
}

/** Members who play at a vendor that calls the operator over HTTP. Amounts are in hundredths. */
export interface TestPlay {
  readonly openMember: (name: string) => Promise<bigint>;
  readonly nextBet: () => Bet;
  /** Stakes and, in the same call, pays what is above zero. */
  readonly play: (name: string, stake: bigint, payout: bigint, played?: Played) => Promise<Bet>;
  /** Takes the stake of a round back, or bars it when it has not come yet. */
  readonly rollBack: (name: string, bet: Bet) => Promise<void>;
  /** Closes a round without moving money. */
  readonly finish: (name: string, bet: Bet) => Promise<void>;
}

export const testPlay = (
  db: Database,
  {
    ctx,
    http,
    address: open = async () => listen(await http(), '127.0.0.1', 0, 'PORT'),
  }: Pick<TestContext, 'ctx' | 'http'> & { address?: () => Promise<string> },
): TestPlay => {
  let address = '';
  let last = 0;
  beforeAll(async () => {
    const settings = { key: KEY, vendorUrl: null, casinoId: 'test', currency: 'MMK', active: true };
    await transaction(db, async (tx) => {
      await connectVendor(ctx, tx, { ...settings, code: CODE, anyGame: false, maxBet: null });
      await putGames(tx, CODE, (Object.keys(TITLES) as Title[]).map(toListed));
    });
    address = await open();
  });
  const wallet = () => softswiss.createWalletClient({ baseUrl: `${address}/vendor/${CODE}`, token: KEY });
  const nextBet = (): Bet => {
    last += 1;
    return { round: `r${last}`, stake: `s${last}` };
  };
  return {
    nextBet,
    openMember: (name) =>
      transaction(db, (tx) => createAccount(tx, { name, type: 0, passwordHash: '', demo: false })),
    play: async (name, stake, payout, { bet = nextBet(), title = 'RNG', finished = true } = {}) => {
      const transactions = [
        { id_provider: bet.stake, type: 'bet' as const, amount: money(stake) },
        { id_provider: `${bet.stake}-win`, type: 'win' as const, amount: money(payout) },
      ].filter(({ amount }) => amount > 0n);
      const asked = { ...of(name), game_id: title, round_id: bet.round, finished, transactions };
      await surely(wallet().betwin(asked));
      return bet;
    },
    rollBack: async (name, { round, stake }) => {
      const entry = { id_provider: `${stake}-back`, type: 'rollback' as const, original_id_provider: stake };
      const asked = { ...of(name), game_id: 'RNG', round_id_provider: round, finished: true };
      await surely(wallet().rollback({ ...asked, transactions: [entry] }));
    },
    finish: (name, { round }) => surely(wallet().finish({ ...of(name), round_id: round })),
  };
};

const of = (name: string) => ({ account_id: name, currency: 'MMK' });

const surely = async (asked: Promise<{ kind: string; apiCode?: string }>): Promise<void> => {
  const { kind, apiCode } = await asked;
  if (kind !== 'ok') throw new Error(`the wallet answered ${kind} ${apiCode ?? ''}`);
};
