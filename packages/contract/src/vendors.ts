import { z } from 'zod';
import { AskedLanguage } from './languages/asked-language.ts';
import { Amount } from './amount.ts';
import { route } from './route.ts';

export const launchGame = route('launchGame', {
  guard: 'player',
  summary: 'Opens a game of a vendor and answers the address of its page.',
  body: z.object({
    vendor: z.string().regex(/^[A-Z0-9_]{1,32}$/),
    gameCode: z.string().min(1).max(64),
    gameType: z.string().max(16).optional(),
    isGame: z.string().max(16).optional(),
    defaultPlayType: z.string().max(32).optional(),
    accountTypeName: z.string().max(32).optional(),
    code: z.string().max(64).optional(),
    language: AskedLanguage,
    backUrl: z.string().max(2048).optional(),
    device: z.enum(['mobile', 'desktop']).default('desktop'),
  }),
  reply: z.object({
    url: z.string(),
    name: z.string(),
    /** The wallet of the vendor's own that the game is played from; null when it is the main wallet. */
    ownWallet: z.object({ vendor: z.string(), name: z.string(), balance: Amount }).nullable(),
  }),
  errors: ['game_unavailable', 'vendor_unavailable', 'betting_stopped', 'not_found'],
});
