import type { Chance } from '@hintha/sports';

/** What becomes of a batch on its way, as on the way of any feed. */
export const FAULTS = ['duplicate', 'repeated', 'held'] as const;
export type Fault = (typeof FAULTS)[number];

export type Held<Message> = readonly Message[] | null;

export interface Spoiled<Message> {
  readonly batches: readonly (readonly Message[])[];
  readonly held: Held<Message>;
}

const SHARES: Readonly<Record<Fault, number>> = { duplicate: 0.01, repeated: 0.005, held: 0.005 };

export const drawFault = (chance: Chance): Fault | null => {
  let drawn = chance();
  for (const fault of FAULTS) {
    drawn -= SHARES[fault];
    if (drawn < 0) return fault;
  }
  return null;
};

/**
 * A batch with a fault: a message comes twice in it, it is sent twice, or it is held back and comes after the next one.
 * Without a fault it is sent as it is, before what was held back.
 */
export const spoil = <Message>(
  batch: readonly Message[],
  fault: Fault | null,
  held: Held<Message> = null,
): Spoiled<Message> => {
  const [first] = batch;
  if (first === undefined) return { batches: [batch], held };
  const late = held === null ? [] : [held];
  if (fault === 'held' && held === null) return { batches: [], held: batch };
  if (fault === 'duplicate') return { batches: [[...batch, first], ...late], held: null };
  if (fault === 'repeated') return { batches: [batch, batch, ...late], held: null };
  return { batches: [batch, ...late], held: null };
};
