import type { Database } from '@hintha/platform';
import { readSettings, setSettings } from '../modules/settings/index.ts';
import { siteSettings } from '../modules/site/index.ts';

const SAMPLE = 'နမူနာသာ၊ လိုင်စင် မရှိပါ · Sample, no licence is held';

const DEMO = {
  company: 'Hintha Demo',
  licences: ['Malta', 'British Virgin Islands', 'Philippines'].map((title) => ({
    title,
    text: SAMPLE,
    url: '',
    picture: '',
  })),
};

/** Names the demo in the footer, with licences that say of themselves that they are none; what was set stays. */
export const nameDemoCompany = async (db: Database): Promise<void> => {
  const { company, licences } = await readSettings(db, siteSettings);
  if (company === null && licences.length === 0) await setSettings(db, siteSettings, DEMO);
};
