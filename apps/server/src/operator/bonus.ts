import { BusinessError, Stopped } from '@hintha/platform';
import { readBonusKinds, switchBonus } from '../modules/bonuses/index.ts';
import type { OperatorContext } from './operator-context.ts';

export const BONUS_HELP = `  bonus
  bonus CODE on|off
      Lists the bonuses that can be claimed, or switches one of them.`;

/** Lists or switches the bonuses that members can claim. */
export const bonus = async ({ db }: OperatorContext, given: string[]): Promise<string> => {
  const [code, turn = ''] = given;
  if (code !== undefined) {
    if (given.length !== 2 || !['on', 'off'].includes(turn)) throw new Stopped(BONUS_HELP);
    await turnBonus(db, code, turn === 'on');
  }
  const kinds = await readBonusKinds(db);
  return kinds.map((kind) => `${kind.code} ${kind.enabled ? 'on' : 'off'}`).join('\n');
};

const turnBonus = async (db: OperatorContext['db'], code: string, enabled: boolean): Promise<void> => {
  try {
    await switchBonus(db, code, enabled);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw new Stopped(`There is no bonus ${code}.`, { cause: error });
  }
};
