import { z } from 'zod';

/**
 * What a bank or wallet calls a transfer, in whatever spelling it was told or typed: four letters or digits at least. Two
 * spellings that differ in case, spaces, dashes or the width of their signs are one number.
 */
export const TransactionNumber = z
  .string()
  .trim()
  .max(64)
  .regex(/^(?=(?:[ ./_-]*[\p{L}\p{N}]){4})[\p{L}\p{N} ./_-]+$/u);
