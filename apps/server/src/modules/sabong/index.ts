/** Sabong: arenas, cards and fights, bets into pools, results and what they pay. */
export { putDemoArena } from './arenas/change-arena.ts';
export { openBetWriter, type TakeBet } from './bets/bet-writer.ts';
export { putDemoDeclarator } from './declarators/change-declarator.ts';
export { listOpenFights } from './fights/fight-store.ts';
export { isFlaggedOpposed } from './opposed/opposed-store.ts';
export { fightOf } from './rules.ts';
