import { z } from 'zod';
import { Amount, Instant } from '../amount.ts';
import { AskedLanguage } from '../languages/asked-language.ts';
import { route } from '../route.ts';
import { PRIZE_MODES } from '../support/public-state.ts';

/** The code of a lottery, such as MM2D. */
export const GameCode = z.string().regex(/^[A-Z0-9_]{2,32}$/);

/** The code of a numero, such as 20260115-0001; one that is drawn for an order has the number of the order. */
export const Issue = z.string().regex(/^\d{8}(?:-\d{1,18})?$/);

/** The pictures of kinds of lotteries. */
export const LOTTERY_IMAGES = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'] as const;
export type LotteryImage = (typeof LOTTERY_IMAGES)[number];

const LotteryGameView = z.object({
  gameCode: GameCode,
  vendor: z.string(),
  /** In the language that was asked for. */
  name: z.string(),
  /** The rules of `packages/games/lottery` that it is played by. */
  rules: z.string(),
  /** Its picture; null for one that has none of its kind. */
  image: z.enum(LOTTERY_IMAGES).nullable(),
  /** Under which prize mode of a member it is played. */
  prizeMode: z.enum(PRIZE_MODES),
  /** Whether the operator draws it, with a proof; others have an official result. */
  isFirstParty: z.boolean(),
  /** Drawn for each order at once. */
  isInstant: z.boolean(),
});
export type LotteryGameView = z.infer<typeof LotteryGameView>;

/** The numbers of a result, tier by tier, as they were published; zeros in front are kept. */
export const Numbers = z.array(z.array(z.string()));

/** The day on which a numero is drawn, where it was moved to another than its code has; else null. */
export const MovedTo = z.iso.date().nullable();

const NumeroTimes = z.object({
  gameCode: GameCode,
  issue: Issue,
  movedTo: MovedTo,
  openTime: Instant,
  /** From then on no bet is taken. */
  closeTime: Instant,
  drawTime: Instant,
});
export type NumeroTimes = z.infer<typeof NumeroTimes>;

export const NumeroView = z.object({
  gameCode: GameCode,
  issue: Issue,
  movedTo: MovedTo,
  numbers: Numbers,
  /** When it was to be drawn, and when it was. */
  drawTime: Instant,
  openTime: Instant,
});
export type NumeroView = z.infer<typeof NumeroView>;

const prizeMode = z.enum(PRIZE_MODES).optional();
const language = AskedLanguage;

export const readLotteryMenus = route('readLotteryMenus', {
  guard: 'visitor',
  summary: 'Every lottery by its prize mode, each with the numero that takes bets and the latest result.',
  query: z.object({ prizeMode, language }),
  reply: z.object({
    now: Instant,
    menus: z.array(
      z.object({
        prizeMode: z.enum(PRIZE_MODES),
        games: z.array(
          LotteryGameView.extend({ numero: NumeroTimes.nullable(), last: NumeroView.nullable() }),
        ),
      }),
    ),
  }),
});

export const readVnGameMenu = route('readVnGameMenu', {
  guard: 'visitor',
  summary: 'The lotteries of Vietnam with their plays.',
  query: z.object({ prizeMode, device: z.string().max(16).optional(), language }),
  reply: z.array(z.object({ gameCode: GameCode, name: z.string(), playTypes: z.array(z.string()) })),
});

export const readLotteryLobby = route('readLotteryLobby', {
  guard: 'player',
  summary:
    'What is needed to bet on a lottery: its numeros that take bets and are ahead, the latest result, the plays, and what the caller may.',
  query: z.object({
    gameCode: GameCode,
    lottoArea: z.string().max(8).optional(),
    launchMode: z.string().max(8).optional(),
    prizeMode,
    view: z.enum(['lobby', 'betting']).default('betting'),
    device: z.string().max(16).optional(),
    backUrl: z.string().max(2048).optional(),
    language,
  }),
  reply: z.object({
    game: LotteryGameView,
    /** By the clock that decides what is in time. */
    now: Instant,
    /** The one that takes bets; null between two, and for a game that is drawn for each order. */
    numero: NumeroTimes.nullable(),
    /** Those behind it, the next one first: for plans of many numeros. */
    ahead: z.array(NumeroTimes),
    last: NumeroView.nullable(),
    /** In two-thousandths of a fair prize: what a bet may be played at. What is below the member's own comes back. */
    modes: z.object({ least: z.int(), most: z.int(), own: z.int() }),
    limits: z.object({
      /** What a base unit is, in which the prices of combinations are told. */
      baseUnit: Amount,
      leastOrder: Amount,
      /** For one bet, and to a member in one numero; what is above it is cut off. */
      mostPayout: Amount,
      mostPayoutInNumero: Amount,
      mostBets: z.int(),
    }),
    /** The plays that are open, by the codes of the rules. */
    playTypes: z.array(z.string()),
  }),
  errors: ['not_found'],
});

export const listRecentLotteries = route('listRecentLotteries', {
  guard: 'player',
  summary: 'The lotteries that the caller has bet on, the last one first.',
  query: z.object({ pageSize: z.coerce.number().int().min(1).max(50).default(12), language }),
  reply: z.array(LotteryGameView),
});
