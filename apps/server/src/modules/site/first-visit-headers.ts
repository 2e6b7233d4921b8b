import type { AppContext } from '../../app-context.ts';
import { readSettings } from '../settings/index.ts';
import { siteSettings } from './settings.ts';

// Read by the page's first script and of no use after it.
const BY_BROWSER = 'first-visit=browser; Path=/; Max-Age=60; SameSite=Lax';

/**
 * Has a first visit follow the browser's language and colour scheme where the operator wants it; the page asks for its
 * own defaults otherwise.
 */
export const firstVisitHeaders = async ({ db }: AppContext): Promise<Record<string, string>> => {
  const { firstVisitByBrowser } = await readSettings(db, siteSettings);
  return firstVisitByBrowser ? { 'set-cookie': BY_BROWSER } : {};
};
