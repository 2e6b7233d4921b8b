/** The tabs of the page, in their order. */
export const TABS = ['request', 'receipt', 'payees'] as const;
export type WithdrawTab = (typeof TABS)[number];
