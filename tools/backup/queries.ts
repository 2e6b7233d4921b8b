import type { QueryResult, QueryResultRow } from 'pg';

/** A connection or a pool, as far as a question in SQL needs one. */
export interface Queries {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>;
}
