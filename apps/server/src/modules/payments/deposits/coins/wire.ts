import { z } from 'zod';
import { ProviderAmount, readAs } from '../provider/wire.ts';
import type { CoinWord } from './types.ts';

const Address = z.string().regex(/^[A-Za-z0-9]{20,128}$/);

const Word = z.object({
  address: Address,
  txnId: z.string().regex(/^[\w-]{4,128}$/),
  amount: ProviderAmount.refine((amount) => amount > 0n),
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  confirmations: z.int().min(0).max(2_000_000_000),
});

const Opened = z.object({ address: Address });

/** What is said of a transfer; undefined when it cannot be read. */
export const readCoinWord = (text: string): CoinWord | undefined => readAs(Word, text);

/** More transfers than this come to no address within an hour. */
const MOST_WORDS = 200;
const Words = z.object({ transfers: z.array(Word).max(MOST_WORDS) });

/** What is said of all the transfers to an address; undefined when it cannot be read. */
export const readCoinWords = (text: string): CoinWord[] | undefined => readAs(Words, text)?.transfers;

/** The address that a provider has opened; undefined when the answer cannot be read. */
export const readAddress = (text: string): string | undefined => readAs(Opened, text)?.address;
