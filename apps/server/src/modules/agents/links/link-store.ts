import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { StoredRates } from '../rates/rate-store.ts';
import type { Link } from '../types.ts';

const LINK = sql`
  l.code, l.agent_id as "agentId", l.created_at as "createdAt", l.type, l.rates, l.remark, l.is_on as "isOn",
  l.expires_at as "expiresAt"`;

/** What a code opens. */
export type StoredLink = Omit<Link, 'joined'>;

export const findLink = async (on: Database | Transaction, code: string): Promise<StoredLink | undefined> => {
  const { rows } = await sql<StoredLink>`
    select ${LINK} from agents_link l where code = ${code}`.execute('pool' in on ? on.kysely : on);
  return rows[0];
};

/** The same, and until the transaction ends it stays so. */
export const holdLinkRow = async (tx: Transaction, code: string): Promise<StoredLink | undefined> => {
  const { rows } = await sql<StoredLink>`
    select ${LINK} from agents_link l where code = ${code} for share`.execute(tx);
  return rows[0];
};

export const selectLinks = async (on: Database | Transaction, agentId: bigint): Promise<Link[]> => {
  const { rows } = await sql<Link>`
    select ${LINK}, (select count(*)::int from agents_member m where m.code = l.code) as joined
    from agents_link l where l.agent_id = ${agentId} order by l.created_at, l.code`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows;
};

export interface LinkTerms {
  readonly type: 0 | 1;
  readonly rates: StoredRates;
  readonly remark: string;
  readonly expiresAt: Date | null;
}

/** Makes a link under a code that nobody has; answers it. */
export const insertLink = async (
  tx: Transaction,
  agentId: bigint,
  { type, rates, remark, expiresAt, createdAt }: LinkTerms & { createdAt: Date },
): Promise<string> => {
  for (;;) {
    const { rows } = await sql<{ code: string }>`
      insert into agents_link (code, agent_id, created_at, type, rates, remark, expires_at)
      values (agents_random_code(), ${agentId}, ${createdAt}, ${type}, ${JSON.stringify(rates)}::jsonb, ${remark},
              ${expiresAt})
      on conflict do nothing returning code`.execute(tx);
    const [made] = rows;
    if (made !== undefined) return made.code;
  }
};

/** Whether the agent has this code. */
export const updateLink = async (
  tx: Transaction,
  {
    agentId,
    code,
    isOn,
    remark,
    expiresAt,
  }: Pick<Link, 'agentId' | 'code' | 'isOn' | 'remark' | 'expiresAt'>,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update agents_link set is_on = ${isOn}, remark = ${remark}, expires_at = ${expiresAt}
    where code = ${code} and agent_id = ${agentId}`.execute(tx);
  return numAffectedRows > 0n;
};
