/** Where a bet stands: undecided, decided by its result, taken back, or sold back to the operator before its result. */
export const BET_STATES = ['open', 'settled', 'void', 'cashed_out'] as const;
export type BetState = (typeof BET_STATES)[number];

/** What may happen to a bet. A part is decided or sold while the rest stays open. */
export const BET_MOVES = ['settle_part', 'settle', 'cash_out_part', 'cash_out', 'resettle', 'void'] as const;
export type BetMove = (typeof BET_MOVES)[number];

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
