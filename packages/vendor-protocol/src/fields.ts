import { z } from 'zod';

// Control and format characters, lone surrogates and line separators: an id with one of these cannot be stored,
// logged or compared by eye, and a lone surrogate turns into another character on its way into a database.
const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

/** Text of one to so many characters that can be stored, logged and compared by eye. */
export const printable = (most: number) =>
  z.string().min(1).max(most).regex(PRINTABLE, 'has an unprintable character');

/** A flag that counts as false when it is left out. */
export const flag = z.codec(z.boolean().nullish(), z.boolean(), {
  decode: (wire) => wire ?? false,
  encode: (value) => value,
});

/** An address that a game sends the player to; the pattern keeps `javascript:` out of a page's links. */
export const playerAddress = z
  .string()
  .max(2048)
  .regex(/^(?:https?|app):\/\/[^/?#]+/);

/** The address of a game, to be shown in a frame. */
export const frameAddress = z.url({ protocol: /^https?$/ }).max(4096);

export const ipAddress = z.union([z.ipv4(), z.ipv6()]);

export const country = z.string().regex(/^[A-Z]{2}$/);
