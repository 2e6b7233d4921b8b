import type { Line } from './line.ts';

const READERS = ['support', 'payments', 'risk', 'auditor', 'administrator'] as const;
const MOVERS = ['risk', 'administrator'] as const;

/** Calls of the console about agents and their teams. */
export const AGENTS_PATHS = {
  listTeam: ['GET', '/console/agents/team', READERS],
  openAgent: ['POST', '/console/agents', MOVERS],
  proposeAgentRates: ['POST', '/console/agents/:id/rates', MOVERS],
  previewMove: ['GET', '/console/agents/moves/preview', READERS],
  proposeMove: ['POST', '/console/agents/moves', MOVERS],
  listMoves: ['GET', '/console/agents/moves', READERS],
  cancelMove: ['POST', '/console/agents/moves/:id/cancel', MOVERS],
  proposeTransferReversal: ['POST', '/console/agents/transfers/:id/reversal', ['payments', 'administrator']],
} as const satisfies Record<string, Line>;
