import type { AppContext } from '../../../app-context.ts';
import { latestAuditEntries, type StoredAuditEntry } from '../../audit/index.ts';
import type { Dialect } from '../dialect.ts';
import { DIALECTS } from '../dialects/index.ts';
import { listEveryIntegration } from '../integration-store.ts';
import { dialectOf } from '../open-vendor.ts';
import { type GameSync, selectSyncs } from '../sync-store.ts';
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
}

const ACTIONS = ['create', 'change', 'key', 'activate', 'deactivate'].map((act) => `integration.${act}`);

/** Every integration, with how its last sync went and who changed it last. */
export const listIntegrations = async (ctx: AppContext): Promise<ListedIntegration[]> => {
  const [integrations, syncs] = await Promise.all([listEveryIntegration(ctx.db), selectSyncs(ctx.db)]);
  const subjects = integrations.map(({ code }) => `integration:${code}`);
  const changes = await latestAuditEntries(ctx.db, ACTIONS, subjects);
  return integrations.map(({ sealedKey, earlierKey: _key, earlierUntil: _until, ...integration }) => {
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
