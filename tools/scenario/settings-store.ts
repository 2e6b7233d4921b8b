import { bonusSettings } from '@hintha/server/src/modules/bonuses/settings.ts';
import type { contracts } from '@hintha/contract';
import { contractSettings } from '@hintha/server/src/modules/contracts/settings.ts';
import { setSettings } from '@hintha/server/src/modules/settings/index.ts';
import { siteSettings, type SiteSettings } from '@hintha/server/src/modules/site/settings.ts';
import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** Nothing was set: every setting has its usual value. */
export const givenUsualSettings = async (db: Database): Promise<void> => {
  await sql`delete from settings_setting`.execute(db.kysely);
};

/** The value stands in the table as another version of the server may have written it. */
export const givenStoredSetting = async (db: Database, name: string, value: unknown): Promise<void> => {
  await sql`
    insert into settings_setting (name, value) values (${name}, ${JSON.stringify(value)})
    on conflict (name) do update set value = excluded.value`.execute(db.kysely);
};

/** The site names its company and its licences so. */
export const givenSiteTexts = (
  db: Database,
  texts: Pick<SiteSettings, 'company' | 'licences'>,
): Promise<void> => setSettings(db, siteSettings, texts);

export const givenFirstVisitByBrowser = (db: Database, on: boolean): Promise<void> =>
  setSettings(db, siteSettings, { firstVisitByBrowser: on });

/** Free credit goes to members without a verified phone too. */
export const givenFreeCreditWithoutPhone = (db: Database): Promise<void> =>
  setSettings(db, bonusSettings, { freeNeedsPhone: false });

/** The site is under maintenance, or open again. */
export const givenSiteShut = (db: Database, on: boolean): Promise<void> =>
  setSettings(db, siteSettings, { maintenance: { on, message: {}, until: null } });

/** The operator lets agents have these kinds of contract and no others. */
export const givenContractKinds = (db: Database, kinds: readonly contracts.ContractKind[]): Promise<void> =>
  setSettings(db, contractSettings, {
    dividendOn: kinds.includes('DIVIDEND'),
    dailyOn: kinds.includes('DAILY'),
    dailyTogetherOn: kinds.includes('DAILY'),
    hourlyOn: kinds.includes('HOURLY'),
    realtimeOn: kinds.includes('REALTIME'),
  });
