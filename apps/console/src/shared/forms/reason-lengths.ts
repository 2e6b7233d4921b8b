/** How long the server lets a reason be, in letters. */
export const REASON_LENGTHS = { least: 3, most: 500 } as const;
