import type { Role } from '@hintha/contract';
import type { Transaction } from '@hintha/platform';
import type { z } from 'zod';
import type { House } from '../../../house.ts';
import type { Actor } from '../../audit/index.ts';

export interface Order<Payload> {
  /** Of the approval: a deed that moves money makes its key of it. */
  readonly id: bigint;
  readonly payload: Payload;
  readonly reason: string;
  readonly maker: Actor;
  readonly checker: Actor;
}

export interface FourEyesDeed<Payload> {
  readonly name: string;
  /** What is proposed: plain JSON, and all of what the deed goes by. */
  readonly payload: z.ZodType<Payload>;
  readonly makers: readonly Role[];
  readonly checkers: readonly Role[];
  subjectOf(payload: Payload): string;
  /** Carries it out in the transaction of the approval; a refusal leaves the proposal open. */
  execute(house: House, tx: Transaction, order: Order<Payload>): Promise<void>;
}

export type AnyDeed = FourEyesDeed<unknown>;

/** Describes a deed that takes two; the modules' deeds are named where the server is put together. */
export const defineDeed = <Payload>(deed: FourEyesDeed<Payload>): FourEyesDeed<Payload> => deed;
