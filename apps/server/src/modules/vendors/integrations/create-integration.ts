import { MERCHANT_CURRENCY } from '@hintha/money';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Actor, recordAudit } from '../../audit/index.ts';

import { findDialect } from '../dialects/index.ts';
import { insertIntegration } from '../integration-store.ts';
import { readUsualCaps } from '../open-vendor.ts';
import { toPlainCaps } from '../caps/plain-caps.ts';
import type { Caps, Integration } from '../types.ts';
import { checkSettings } from './rules.ts';
import { fingerprintOf, makeKey } from './signing-keys.ts';
import type { IntegrationSettings } from './types.ts';

export interface IntegrationOrder {
  readonly code: string;
  readonly dialect: string;
  /** Without caps those of the settings. */
  readonly settings: Omit<IntegrationSettings, keyof Caps>;
  readonly caps: Caps | undefined;
  readonly secret: string | undefined;
  readonly ownWallet: string | null;
  readonly actor: Actor;
  readonly reason: string;
}

/** Makes an integration that is switched off yet; gives the secret that was generated for it, if one was. */
export const createIntegration = async (ctx: AppContext, order: IntegrationOrder): Promise<string | null> => {
  const { code, ownWallet } = order;
  const dialect = findDialect(order.dialect);
  if (dialect === undefined) throw new BusinessError('bad_request');
  if (ownWallet !== null && dialect.openTransferWallet === null) throw new BusinessError('bad_request');
  checkSettings(ctx, dialect, order.settings);
  const { key, generated } = await makeKey(ctx, order, order.secret);
  const fixed = { code, dialect: dialect.code, currency: MERCHANT_CURRENCY, anyGame: false, ownWallet };
  await transaction(ctx.db, async (tx) => {
    const settings = { ...order.settings, ...(order.caps ?? (await readUsualCaps(tx))) };
    await insert(ctx, tx, order, { ...fixed, ...settings, ...key, ...AT_FIRST });
  });
  return generated;
};

const AT_FIRST = {
  earlierKey: null,
  earlierUntil: null,
  suspendedAt: null,
  suspendedFor: null,
  finding: null,
  active: false,
};

const insert = async (ctx: AppContext, tx: Transaction, order: IntegrationOrder, made: Integration) => {
  if (!(await insertIntegration(tx, made))) throw new BusinessError('integration_present');
  const { actor, reason, dialect, settings } = order;
  const caps = toPlainCaps(made);
  const subject = `integration:${made.code}`;
  const details = { dialect, ...settings, ...caps, fingerprint: fingerprintOf(ctx, made) };
  await recordAudit(tx, { actor, action: 'integration.create', subject, reason, details });
};
