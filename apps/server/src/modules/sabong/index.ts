/** Sabong: arenas, cards and fights, bets into pools, results and what they pay. */
export { putDemoDeclarator } from './declarators/change-declarator.ts';
export { putArena } from './arenas/arena-store.ts';
