import { BusinessError, Stopped } from '@hintha/platform';
import { parseArgs } from 'node:util';
import { readSettings, setSettings } from '../modules/settings/index.ts';
import { siteSettings } from '../modules/site/index.ts';
import type { OperatorContext } from './operator-context.ts';

export const MAINTENANCE_HELP = `  maintenance on [--until 2026-11-21T18:00:00Z] [--en TEXT] [--my TEXT]
  maintenance off
      Shuts the site, telling visitors why and until when, or opens it again. No bet is taken; rounds under way are settled.`;

/** Shuts the site or opens it again. */
export const maintenance = async ({ db }: OperatorContext, given: string[]): Promise<string> => {
  const { turn, until, en, my } = readTurn(given);
  if (turn === 'off') {
    await setSettings(db, siteSettings, { maintenance: { on: false, message: {}, until: null } });
    return 'The site is open.';
  }
  const before = (await readSettings(db, siteSettings)).maintenance.on;
  const message = { ...(en === undefined ? {} : { en }), ...(my === undefined ? {} : { my }) };
  try {
    await setSettings(db, siteSettings, { maintenance: { on: true, message, until: until ?? null } });
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw new Stopped(`That cannot be told to visitors.\n\n${MAINTENANCE_HELP}`, { cause: error });
  }
  return before ? 'The site stays shut, with the new words.' : 'The site is shut for maintenance.';
};

const readTurn = (given: string[]) => {
  try {
    const { positionals, values } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { until: { type: 'string' }, en: { type: 'string' }, my: { type: 'string' } },
    });
    const [turn] = positionals;
    if (positionals.length === 1 && (turn === 'on' || turn === 'off')) return { turn, ...values };
  } catch (error) {
    throw new Stopped(`${(error as Error).message}\n\n${MAINTENANCE_HELP}`, { cause: error });
  }
  throw new Stopped(`Say on or off.\n\n${MAINTENANCE_HELP}`);
};
