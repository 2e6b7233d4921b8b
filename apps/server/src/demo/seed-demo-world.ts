import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transaction, type Transaction } from '@hintha/platform';
import type { House } from '../house.ts';
import { createAccount, findAccount, hashPassword } from '../modules/access/index.ts';
import { publishBanner, publishNotice } from '../modules/content/index.ts';
import { MERCHANT_CURRENCY } from '../modules/site/index.ts';
import { connectVendor } from '../modules/vendors/index.ts';
import { adjust } from '../modules/wallet/index.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { DEMO_BANNERS, DEMO_NOTICES } from './notices.ts';

/** Makes the demo world once; what is there already stays as it is. */
export const seedDemoWorld = async (house: House): Promise<void> => {
  if (house.config.demoWorld === 'none') return;
  await transaction(house.db, (tx) => connectVendors(tx, house));
  await tellAccounts(house.config.dataDir);
  const first = DEMO_ACCOUNTS[0];
  if (first !== undefined && (await findAccount(house.db, first.name)) !== undefined) return;
  const hashes = await Promise.all(DEMO_ACCOUNTS.map(({ password }) => hashPassword(house.random, password)));
  await transaction(house.db, async (tx) => {
    for (const [index, { name, balance }] of DEMO_ACCOUNTS.entries()) {
      const id = await createAccount(tx, { name, type: 0, passwordHash: hashes[index] ?? '', demo: true });
      await adjust(tx, { accountId: id, amount: balance, id: `demo:${name}`, reason: 'demo world' });
    }
    for (const { kind, texts } of DEMO_NOTICES) await publishNotice(tx, kind, texts);
    for (const banner of DEMO_BANNERS) await publishBanner(tx, banner);
  });
};

const connectVendors = async (tx: Transaction, { config }: House): Promise<void> => {
  const common = { casinoId: 'hintha', currency: MERCHANT_CURRENCY, maxBet: null, active: true };
  await connectVendor(tx, {
    ...common,
    code: 'STUDIO',
    secret: config.studioKey,
    vendorUrl: config.studioUrl,
    anyGame: false,
  });
  await connectVendor(tx, {
    ...common,
    code: 'CONFORMANCE',
    secret: config.conformanceKey,
    vendorUrl: null,
    anyGame: true,
  });
};

const tellAccounts = async (dataDir: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  const told = DEMO_ACCOUNTS.map(({ name, password, note }) => ({ account: name, password, note }));
  await writeFile(join(dataDir, 'demo-accounts.json'), `${JSON.stringify(told, null, 2)}\n`);
};
