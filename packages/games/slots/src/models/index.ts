/** Every set of numbers that the engine plays by, by its name. */
import { baganTemple } from '../bagan-temple.ts';
import type { SlotGame } from '../slot-game.ts';
import { riverStones } from './river-stones.ts';
import { mangoGrove } from './mango-grove.ts';
import { nagaRiver } from './naga-river.ts';

export { riverStones, mangoGrove, nagaRiver };

export const SLOT_GAMES: readonly SlotGame[] = [baganTemple, riverStones, mangoGrove, nagaRiver];
