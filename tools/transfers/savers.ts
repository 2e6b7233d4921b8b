import { money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import { setSettings } from '@hintha/server/src/modules/settings/index.ts';
import { vendorSettings } from '@hintha/server/src/modules/vendors/settings.ts';
import { adjust } from '@hintha/server/src/modules/wallet/index.ts';
import type { TestContext } from '../test-context.ts';
import { accountIdOf, givenRegistrationUncounted } from '../scenario/index.ts';

export interface Saver {
  readonly id: bigint;
  readonly name: string;
  readonly token: string;
}

/** Members with money, and the setting of one wallet or several. Amounts are in hundredths. */
export const testSavers = (db: Database, { call }: TestContext) => {
  let members = 0;
  return {
    setSingle: (isSingle: boolean): Promise<void> => setSettings(db, vendorSettings, { isSingle }),
    openSaver: async (funds: bigint): Promise<Saver> => {
      // Before each, as a test may put the settings back.
      await givenRegistrationUncounted(db);
      members += 1;
      const name = `saver${members}`;
      const password = 'long enough 1';
      const body = { username: name, password, confirmPassword: password, ageAndTermsAccepted: true };
      const { body: reply } = await call('PUT', '/wps/member/register', { body });
      const id = await accountIdOf(db, name);
      if (funds > 0n)
        await transaction(db, (tx) =>
          adjust(tx, { accountId: id, amount: money(funds), id: `funds ${name}`, reason: 'test' }),
        );
      return { id, name, token: (reply.value as { token: string }).token };
    },
  };
};
