/** Money that comes in from outside and goes out again. */
export * from './confirmation.ts';
export * from './deposits.ts';
export * from './payees.ts';
export * from './transaction-number.ts';
export * from './withdrawals.ts';
