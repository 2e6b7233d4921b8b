import pg from 'pg';

/** The constraint that a statement ran into; null for any other failure. */
export const violatedConstraint = (thrown: unknown): string | null =>
  thrown instanceof pg.DatabaseError ? (thrown.constraint ?? null) : null;
