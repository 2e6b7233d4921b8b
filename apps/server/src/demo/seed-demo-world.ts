import type { AccountType } from '@hintha/contract';
import { MERCHANT_CURRENCY, type Money } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../app-context.ts';
import { announceVendor } from '../modules/catalogue/index.ts';
import { writeFirstPieces } from '../modules/content/index.ts';
import { createAccount, findAccounts, hashPassword } from '../modules/identity/index.ts';
import { writeRates } from '../modules/agents/index.ts';
import { openChannel } from '../modules/payments/index.ts';
import { connectNewVendor } from '../modules/vendors/index.ts';
import { adjust } from '../modules/wallet/index.ts';
import { DEMO_ACCOUNTS, DEMO_CROWD, DEMO_PASSWORD, DEMO_RATES, RING_CROWD } from './accounts.ts';
import { openDemoActivities } from './activities.ts';
import { openDemoArenas } from './arenas.ts';
import { keepDemoAnswers } from './canned.ts';
import { demoChannels } from './channels.ts';
import { connectConformance } from './conformance.ts';
import { COMING_VENDORS } from './coming-vendors.ts';
import { nameDemoCompany } from './licences.ts';
import { openDemoMissions } from './missions.ts';
import { DEMO_PIECES } from './pieces/index.ts';
import { fillDemoRewards } from './rewards.ts';

/** Makes the demo world once; what is there already stays as it is. */
export const seedDemoWorld = async (ctx: AppContext): Promise<void> => {
  if (ctx.config.demoWorld === 'none') return;
  await transaction(ctx.db, (tx) => connectVendors(tx, ctx));
  await transaction(ctx.db, (tx) => openChannels(tx, ctx));
  await transaction(ctx.db, (tx) => writeFirstPieces(ctx, tx, DEMO_PIECES));
  await nameDemoCompany(ctx.db);
  await keepDemoAnswers(ctx);
  await openDemoArenas(ctx);
  await openDemoMissions(ctx);
  await openDemoActivities(ctx);
  await fillDemoRewards(ctx);
  await tellAccounts(ctx.config.dataDir);
  await settleMembers(ctx);
  await connectConformance(ctx);
};

const settleMembers = async (ctx: AppContext): Promise<void> => {
  const members = [...DEMO_ACCOUNTS, ...RING_CROWD, ...(ctx.config.demoWorld === 'full' ? DEMO_CROWD : [])];
  const known = await findAccounts(
    ctx.db,
    members.map(({ name }) => name),
  );
  const missing = members.filter(({ name }) => !known.has(name));
  if (missing.length === 0) return;
  const hash = await hashPassword(ctx, DEMO_PASSWORD);
  await transaction(ctx.db, async (tx) => {
    for (const member of missing) await settle(tx, member, hash);
  });
};

const settle = async (
  tx: Transaction,
  { name, balance, type = 0 }: { name: string; balance: Money; type?: AccountType },
  passwordHash: string,
): Promise<void> => {
  const accountId = await createAccount(tx, { name, type, passwordHash, demo: true });
  await adjust(tx, { accountId, amount: balance, id: `demo:${name}`, reason: 'demo world' });
  if (type === 1) await writeRates(tx, accountId, DEMO_RATES);
};

const connectVendors = async (tx: Transaction, ctx: AppContext): Promise<void> => {
  const common = { casinoId: 'hintha', currency: MERCHANT_CURRENCY, maxBet: null, active: true };
  await connectNewVendor(ctx, tx, {
    ...common,
    code: 'STUDIO',
    key: ctx.config.studioKey,
    vendorUrl: ctx.config.studioUrl,
    anyGame: false,
    ownWallet: 'Hintha Studio',
  });
  for (const [position, vendor] of COMING_VENDORS.entries())
    await announceVendor(tx, { ...vendor, integration: 'STUDIO', position });
};

const openChannels = async (tx: Transaction, { config }: AppContext): Promise<void> => {
  for (const channel of demoChannels(config)) await openChannel(tx, channel);
};

const tellAccounts = async (dataDir: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  const demoAccounts = DEMO_ACCOUNTS.map(({ name, note }) => ({
    account: name,
    password: DEMO_PASSWORD,
    note,
  }));
  await writeFile(join(dataDir, 'demo-accounts.json'), `${JSON.stringify(demoAccounts, null, 2)}\n`);
};
