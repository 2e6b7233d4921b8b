import { useState } from 'react';
import { call, type Reply } from '../../../shared/api.ts';
import { useRows, type RowPage } from '../../../shared/table/use-rows.ts';

type Listed = Reply<'listIntegrations'>;
export type Integration = Listed['integrations'][number];
export type Dialect = Listed['dialects'][number];

/** The answer that every use case on an integration renews. */
export const INTEGRATIONS = 'integrations';

const EVERY_MS = 30_000;
const SYNCING_EVERY_MS = 1_500;

interface Page extends RowPage<Integration> {
  readonly dialects: readonly Dialect[];
}

export const isSyncing = ({ sync }: Integration): boolean =>
  sync?.state === 'queued' || sync?.state === 'running';

/** The integrations; read anew every moment while the games of one are being synced. */
export const useIntegrations = () => {
  const [everyMs, setEveryMs] = useState(EVERY_MS);
  const rows = useRows<Integration, Page>({
    key: [INTEGRATIONS],
    everyMs,
    fetch: async (_cursor, signal) => {
      const { integrations, dialects } = await call('listIntegrations', { signal });
      return { rows: integrations, dialects, next: undefined };
    },
  });
  const wanted = rows.rows.some(isSyncing) ? SYNCING_EVERY_MS : EVERY_MS;
  if (wanted !== everyMs) setEveryMs(wanted);
  return rows;
};
