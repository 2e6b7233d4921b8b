import type { BetMove, BetState } from '../types.ts';

/**
 * Where each move leads; a move that a state does not name is refused. A void bet stays void: its stake was given back,
 * and taking it again would be a new bet.
 */
const LEADS: Readonly<Record<BetState, Partial<Record<BetMove, BetState>>>> = {
  open: {
    settle_part: 'open',
    settle: 'settled',
    cash_out_part: 'open',
    cash_out: 'cashed_out',
    void: 'void',
  },
  settled: { resettle: 'settled', void: 'void' },
  cashed_out: { void: 'void' },
  void: {},
};

export const moveBet = (state: BetState, move: BetMove): BetState | undefined => LEADS[state][move];
