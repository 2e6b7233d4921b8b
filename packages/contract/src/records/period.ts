import { z } from 'zod';

/** Days of the business zone, both ends included, as 2026-11-21. */
export const day = z.iso.date().optional();

/** The business days that the answer is about, both included. */
export const period = { from: z.iso.date(), to: z.iso.date() };
