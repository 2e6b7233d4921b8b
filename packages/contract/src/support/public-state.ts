import { z } from 'zod';
import { Instant } from '../amount.ts';
import { languageOfCode } from '../languages/index.ts';
import { SystemStatus } from '../site.ts';

/** The tables of odds that lotteries are played under, one a family. */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** A line that can be kept and shown as it is: of so many characters, without signs that do not show. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u)
    .refine((text) => text.isWellFormed(), 'characters that are whole');

const numbers = z.array(z.int()).max(500);
const names = z.array(line(64)).max(500);

/** What a page knows of the site and of itself, as a guest may send it along with a case. */
export const PublicState = z.object({
  currencySymbol: line(16),
  /** The banners and promotions that are told, by their ids. */
  banners: names,
  promotions: names,
  favouriteGameIds: numbers,
  favouriteLotteryIds: numbers,
  /** Of the lottery that is open. */
  prizeMode: z.enum(PRIZE_MODES).nullable(),
  /** The rooms of games between players, by their ids. */
  pvpRooms: names,
  location: z.object({ ip: line(64) }),
  /** Null before the operator has told it. */
  systemStatus: SystemStatus.nullable(),
  /** Where pictures come from; empty for the site itself. */
  imgUrl: line(255),
  gtagId: line(64).nullable(),
  language: line(8).transform((code) => languageOfCode(code) ?? code),
  theme: line(16),
  activeGame: line(255).nullable(),
  /** Where its vendor serves it, without what lets somebody in. */
  iframeUrl: line(255).nullable(),
  /** When the page was loaded. */
  timeFlag: Instant,
  loginedToHomePage: z.boolean(),
});

export type PublicState = z.infer<typeof PublicState>;
