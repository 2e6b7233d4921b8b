/** The way to PostgreSQL: connections, transactions, migrations; knows no table. */
export { assertDurable } from './assert-durable.ts';
export { lockNames } from './lock-names.ts';
export { migrate } from './migrate.ts';
export { openDatabase, type DatabaseOptions } from './open-database.ts';
export { assertOwnsNothing, prepareLogin } from './prepare-login.ts';
export { SHORTAGES, type Shortage, shortageOf } from './shortage.ts';
export { defineStatement, runLastStatement, runStatement, type Statement } from './prepared.ts';
export { announce, transaction } from './transaction.ts';
export type { Database, Transaction } from './types.ts';
export { violatedConstraint } from './violated-constraint.ts';
