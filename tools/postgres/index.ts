/** The embedded PostgreSQL: starts it, adopts it, stops it; knows nothing of what is stored in it. */
export { createDatabase } from './create-database.ts';
export { startPostgres, type EmbeddedPostgres, type StartOptions } from './start-postgres.ts';
