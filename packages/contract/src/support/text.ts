import { z } from 'zod';

/** What a person writes: lines may break, other signs that do not show may not stand in it. Signs are counted as people count them. */
export const writtenText = (least: number, most: number) =>
  z
    .string()
    .max(most * 2)
    .trim()
    .regex(/^(?:\P{Cc}|\n)*$/u)
    .refine((text) => Array.from(text).length >= least, `at least ${least} signs`)
    .refine((text) => Array.from(text).length <= most, `at most ${most} signs`);

/** What a caller names something by, so that it is written once however often it is sent. */
export const SupportKey = z.string().regex(/^[\w-]{8,64}$/);

export const SupportId = z.string().regex(/^[1-9]\d{0,17}$/);

/** A line of a chat, and an answer to a case. */
export const LINE_MOST = 2000;
