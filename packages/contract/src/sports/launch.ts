import { z } from 'zod';
import { AskedLanguage } from '../languages/asked-language.ts';
import { route } from '../route.ts';

export const launchSportsbook = route('launchSportsbook', {
  guard: 'player',
  summary: 'Opens the operator’s own sportsbook and answers the address of its page.',
  body: z.object({
    language: AskedLanguage,
    device: z.enum(['mobile', 'desktop']).default('desktop'),
    backUrl: z.string().max(2048).optional(),
  }),
  reply: z.object({ url: z.string() }),
  errors: ['game_unavailable', 'betting_stopped'],
});
