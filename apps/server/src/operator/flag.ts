import { BusinessError, Stopped } from '@hintha/platform';
import { readFlags, setFlag } from '../modules/settings/index.ts';
import type { OperatorContext } from './operator-context.ts';

export const FLAG_HELP = `  flag
  flag CODE on|off
      Lists the features of the site, or switches one of them.`;

/** Lists or switches the features of the site. */
export const flag = async ({ db }: OperatorContext, given: string[]): Promise<string> => {
  const [code, turn = ''] = given;
  if (code !== undefined) {
    if (given.length !== 2 || !['on', 'off'].includes(turn)) throw new Stopped(FLAG_HELP);
    await switchFlag(db, code, turn === 'on');
  }
  const flags = await readFlags(db);
  return flags.map((one) => `${one.code} ${one.enabled ? 'on' : 'off'}`).join('\n');
};

const switchFlag = async (db: OperatorContext['db'], code: string, enabled: boolean): Promise<void> => {
  try {
    await setFlag(db, code, enabled);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw new Stopped(`There is no flag ${code}.`, { cause: error });
  }
};
