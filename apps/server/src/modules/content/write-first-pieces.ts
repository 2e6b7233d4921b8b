import type { Transaction } from '@hintha/platform';
import type { House } from '../../house.ts';
import { SYSTEM } from '../audit/index.ts';
import { createPiece } from './create-piece.ts';
import { hasPieces } from './store.ts';
import type { Draft } from './types.ts';

const USUAL = {
  place: '',
  art: null,
  linkageType: null,
  linkageUrl: null,
  audience: 'ALL',
  leastLevel: 1,
  device: 'ANY',
  position: 0,
  state: 'PUBLISHED',
  from: null,
  until: null,
} as const;

/** What has to be said of a piece: the rest is as usual. */
export type FirstPiece = Pick<Draft, 'kind' | 'texts'> & Partial<Draft>;

/** Writes what a new site says; a site that says something already is left as it is. */
export const writeFirstPieces = async (
  house: Pick<House, 'clock'>,
  tx: Transaction,
  pieces: readonly FirstPiece[],
): Promise<void> => {
  if (await hasPieces(tx)) return;
  for (const piece of pieces) {
    const draft = { ...USUAL, ...piece };
    await createPiece(house, tx, { draft, actor: SYSTEM, reason: 'the first texts' });
  }
};
