import { reasonOf } from '../operator-errors.ts';
import { Refused } from '../refused.ts';
import type { Studio } from '../studio.ts';
import { within } from '../within.ts';
import type { BalanceSource } from './types.ts';

/** Shorter than the game client waits, so that a code is never used up for an answer nobody hears. */
const PATIENCE_MS = 8_000;

/** The operator's own wallet: asked over the wire, and never within a transaction. */
export const operatorBalanceSource = ({ wallet }: Studio): BalanceSource => ({
  readBalance: async ({ account, currency, game, operatorSession }) => {
    const answer = await within(
      PATIENCE_MS,
      wallet.balance({
        account_id: account,
        currency,
        game_id: game,
        ...(operatorSession === null ? {} : { session_id: operatorSession }),
      }),
    );
    if (answer === undefined || answer.kind === 'unknown') throw new Refused('operator_unreachable');
    if (answer.kind === 'refused') throw new Refused(reasonOf(answer.apiCode));
    return answer.reply.balance;
  },
  pay: async () => null,
});
