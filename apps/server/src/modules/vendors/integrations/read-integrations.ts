import { money, type Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { businessDay } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { latestAuditEntries, type StoredAuditEntry } from '../../audit/index.ts';
import type { Dialect } from '../dialect.ts';
import { DIALECTS } from '../dialects/index.ts';
import { listEveryIntegration } from '../integration-store.ts';
import { dialectOf } from '../open-vendor.ts';
import { type GameSync, selectSyncs } from '../sync-store.ts';
import { sumDayWins } from '../caps/day-win-store.ts';
import { countRefusedWins } from '../caps/refused-win-store.ts';
import { listWaitingWins, type Waiting } from '../caps/read-suspension.ts';
import type { Integration } from '../types.ts';
import { fingerprintOf, publicKeyOf } from './signing-keys.ts';

/** An integration without its keys: of ours there is the fingerprint, and the half that the vendor needs. */
export interface ListedIntegration extends Omit<Integration, 'sealedKey' | 'earlierKey' | 'earlierUntil'> {
  readonly signing: Dialect['setup']['signing'];
  readonly keyFingerprint: string;
  readonly publicKey: string | null;
  readonly walletUrl: string;
  readonly sync: GameSync | undefined;
  readonly changed: StoredAuditEntry | undefined;
  readonly wonToday: Money;
  readonly refusedToday: number;
  readonly waiting: readonly Waiting[];
}

const ACTIONS = ['create', 'change', 'key', 'activate', 'deactivate', 'suspend', 'resume'].map(
  (act) => `integration.${act}`,
);

/** Every integration, with how its last sync went and who changed it last. */
export const listIntegrations = async (ctx: AppContext): Promise<ListedIntegration[]> => {
  const today = businessDay(ctx.clock.now());
  const [integrations, syncs, wins, refused] = await Promise.all([
    listEveryIntegration(ctx.db),
    selectSyncs(ctx.db),
    sumDayWins(ctx.db, today),
    countRefusedWins(ctx.db, today),
  ]);
  const waiting = await Promise.all(integrations.map((one) => listWaitingWins(ctx.db, one)));
  const subjects = integrations.map(({ code }) => `integration:${code}`);
  const changes = await latestAuditEntries(ctx.db, ACTIONS, subjects);
  return integrations.map(({ sealedKey, earlierKey: _key, earlierUntil: _until, ...integration }, place) => {
    const { code } = integration;
    const keyed = { ...integration, sealedKey };
    return {
      ...integration,
      signing: dialectOf(integration).setup.signing,
      keyFingerprint: fingerprintOf(ctx, keyed),
      publicKey: publicKeyOf(ctx, keyed),
      walletUrl: `${ctx.config.publicUrl}/vendor/${code}`,
      sync: syncs.find((sync) => sync.integration === code),
      changed: changes.get(`integration:${code}`),
      wonToday: money(wins.get(code) ?? 0n),
      refusedToday: refused.get(code) ?? 0,
      waiting: waiting[place] ?? [],
    };
  });
};

/** The dialects that an integration may speak. */
export const listDialects = () =>
  DIALECTS.map(({ code, setup: { name, signing }, openTransferWallet }) => ({
    code,
    name,
    signing,
    keepsWallets: openTransferWallet !== null,
  }));

/** The integrations that rest until two of the staff resume them. */
export const listSuspended = async (db: Database) =>
  (await listEveryIntegration(db)).flatMap(({ code, name, suspendedAt }) =>
    suspendedAt === null ? [] : [{ code, name, at: suspendedAt.getTime() }],
  );
