/** Integrations with vendors of games: launches, wallet calls, feeds, and wallets that vendors keep. */
export { listDialects } from './integrations/read-integrations.ts';
export { connectNewVendor, connectVendor } from './open-vendor.ts';
export { BET_STOPS } from './wallet-calls/bet-stop-store.ts';
export { openGameSession } from './sessions/game-session.ts';
export { sumVendorBalances } from './transfers/read-vendor-balances.ts';
export { readRoundProof, revealRoundSeed } from './proofs/prove-round.ts';
export { requestTransferBack } from './transfers/transfer-back.ts';
export type { Integration } from './types.ts';
export type { RoundProof } from './proofs/round-proof.ts';
