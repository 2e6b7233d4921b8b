import { z } from 'zod';
import { printable } from '../fields.ts';

/** ISO 4217 and the codes of the dialect's own, such as mLTC; XXX is play money. */
export const currency = z.string().regex(/^[A-Za-z][A-Za-z0-9]{2,9}$/, 'is not a currency code');

/** The currency of a demo. */
export const DEMO_CURRENCY = 'XXX' as const;

/** The player's id at the operator, opaque to everybody else; the dialect wants four characters. */
export const user = printable(255).min(4);

/** The id of the game session, made by the operator at the launch. */
export const token = printable(255);

/** Identifies a call; it is echoed in the reply, exactly as it came. */
export const requestUuid = z.guid();

/** Identifies a movement of money. In lower case, so that two spellings of one UUID are one movement. */
export const transactionUuid = z.guid().toLowerCase();

/** Round, game, the supplier's own ids: the dialect sets no bound. */
export const name = printable(255);

/** What is said of a bet or a player besides; null and absence are the same. */
export const optionalName = printable(255).nullish();
