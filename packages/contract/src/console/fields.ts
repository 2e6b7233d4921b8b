import { z } from 'zod';
import { Instant } from '../amount.ts';

/** An id as it crosses the wire: digits of a 64-bit number. */
export const Id = z.string().regex(/^[1-9]\d{0,17}$/);

export const idParams = z.object({ id: Id });

export const Nothing = z.object({});

/** Signs that show, so many at most; the database holds no others. */
export const plain = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);

/** A line of so many signs; they are counted as people, and the database, count them. */
export const lineOf = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(new RegExp(String.raw`^\P{Cc}{${least},${most}}$`, 'u'));

/** One line that a person wrote. */
export const words = z
  .string()
  .trim()
  .min(3)
  .max(500)
  .regex(/^\P{Cc}*$/u);

/** What is searched for, as somebody typed or pasted it. */
export const sought = plain(128).trim().min(1);

/** What a caller names an order by, so that it counts once however often it is sent. */
export const requestId = z.string().regex(/^[\w-]{8,64}$/);

/** A name of staff; two that differ only in case are one, and `system` is the operator itself. */
export const staffName = z.string().regex(/^(?!system$)[A-Za-z][\w.-]{2,31}$/i);

/** Who of the staff set something last, when, and why. */
export const Change = z.object({ by: z.string(), at: Instant, reason: z.string().nullable() });
