import { MERCHANT_CURRENCY } from '@hintha/money';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Actor, recordAudit } from '../../audit/index.ts';

import { findDialect } from '../dialects/index.ts';
import { insertIntegration } from '../integration-store.ts';
import type { Integration } from '../types.ts';
import { checkSettings } from './rules.ts';
import { fingerprintOf, makeKey } from './signing-keys.ts';
import type { IntegrationSettings } from './types.ts';

export interface IntegrationOrder {
  readonly code: string;
  readonly dialect: string;
  readonly settings: IntegrationSettings;
  readonly secret: string | undefined;
  readonly ownWallet: string | null;
  readonly actor: Actor;
  readonly reason: string;
}

/** Makes an integration that is switched off yet; gives the secret that was generated for it, if one was. */
export const createIntegration = async (ctx: AppContext, order: IntegrationOrder): Promise<string | null> => {
  const { code, settings, ownWallet } = order;
  const dialect = findDialect(order.dialect);
  if (dialect === undefined) throw new BusinessError('bad_request');
  if (ownWallet !== null && dialect.openTransferWallet === null) throw new BusinessError('bad_request');
  checkSettings(ctx, dialect, settings);
  const { key, generated } = await makeKey(ctx, order, order.secret);
  const fixed = { code, dialect: dialect.code, currency: MERCHANT_CURRENCY, anyGame: false, ownWallet };
  const made: Integration = { ...fixed, ...settings, ...key, ...NO_EARLIER, active: false };
  await transaction(ctx.db, (tx) => insert(ctx, tx, order, made));
  return generated;
};

const NO_EARLIER = { earlierKey: null, earlierUntil: null };

const insert = async (ctx: AppContext, tx: Transaction, order: IntegrationOrder, made: Integration) => {
  if (!(await insertIntegration(tx, made))) throw new BusinessError('integration_present');
  const { actor, reason, dialect, settings } = order;
  const subject = `integration:${made.code}`;
  const details = { dialect, ...settings, fingerprint: fingerprintOf(ctx, made) };
  await recordAudit(tx, { actor, action: 'integration.create', subject, reason, details });
};
