import { z } from 'zod';
import { CATEGORIES } from '../../catalogue/index.ts';
import { Change, Nothing, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const VendorView = z.object({
  code: z.string(),
  name: z.string(),
  /** The integration that its games speak through. */
  integration: z.string(),
  category: z.enum(CATEGORIES),
  /** How many titles stand in the catalogue; with none it is announced. */
  games: z.int(),
  maintenance: z.boolean(),
  /** Whether staff has it stand in the lobby, and whether its integration is switched on. */
  shown: z.boolean(),
  connected: z.boolean(),
  /** Null when nobody has switched it. */
  changed: Change.nullable(),
});

export const listVendorAvailability = consoleRoute('listVendorAvailability', {
  summary: 'The vendors of the lobby, with how many titles each has and whether it rests.',
  reply: z.array(VendorView),
});

export const setVendorAvailability = consoleRoute('setVendorAvailability', {
  summary:
    'Has the games of a vendor rest, or opens them again; rounds that are open are played to their end.',
  params: z.object({ code: z.string().regex(/^[A-Z0-9_]{1,32}$/) }),
  body: z.object({ maintenance: z.boolean(), reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});
