/** Everybody begins on the first of the club's levels. */
export const LEVEL_ONE = { labelName: 'VIP 1', rankLevel: 1 };
