import { z } from 'zod';
import { Amount, Instant } from '../../amount.ts';
import { GameCode, Issue } from '../../lottery/games.ts';
import { idParams, Nothing, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const NumberCode = z.string().regex(/^\d{2,3}$/);

const NumberBlockView = z.object({
  id: z.string(),
  gameCode: GameCode,
  /** Null for every numero of the game. */
  issue: Issue.nullable(),
  number: NumberCode,
  reason: z.string(),
  by: z.string(),
  at: Instant,
});

export const listNumberBlocks = consoleRoute('listNumberBlocks', {
  summary: 'The numbers of a lottery that are closed, and of one numero those with the largest stakes.',
  query: z.object({ gameCode: GameCode, issue: Issue.optional() }),
  reply: z.object({
    blocks: z.array(NumberBlockView),
    /** The most first; empty where no numero was asked for. */
    stakes: z.array(z.object({ number: z.string(), stake: Amount, limit: Amount })),
  }),
  errors: ['not_found'],
});

export const blockNumber = consoleRoute('blockNumber', {
  summary: 'Closes a number of a lottery, in one numero or in all; bets that stand are kept.',
  body: z.object({ gameCode: GameCode, issue: Issue.nullable(), number: NumberCode, reason: words }),
  reply: NumberBlockView,
  errors: ['not_found', 'restriction_present'],
});

export const unblockNumber = consoleRoute('unblockNumber', {
  summary: 'Opens a number again.',
  params: idParams,
  body: z.object({ reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});
