import type { support } from '@hintha/contract';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { supportSettings } from '../settings.ts';
import type { Guest } from '../types.ts';
import { type Case, countOpened, findRequested, insertCase, lockGuest, lockNetwork } from './case-store.ts';

export interface Feedback {
  readonly type: support.QuestionType;
  readonly content: string;
  readonly page?: support.PublicState | undefined;
  readonly requestId: string;
}

/** Opens a case with what a guest has written. The same request opens one. */
export const sendFeedback = (ctx: AppContext, guest: Guest, feedback: Feedback): Promise<Case> =>
  transaction(ctx.db, async (tx) => {
    const { type, content, page = null, requestId } = feedback;
    await lockGuest(tx, guest);
    const earlier = await findRequested(tx, guest, requestId);
    if (earlier !== undefined) {
      const isSame =
        earlier.type === type && earlier.content === content && earlier.accountId === guest.accountId;
      if (!isSame) throw new BusinessError('key_reused');
      return earlier;
    }
    await checkPace(ctx, tx, guest);
    return insertCase(tx, { guest, type, content, page, requestId, chatId: null, at: ctx.clock.now() });
  });

const MINUTE_MS = 60_000;

const checkPace = async ({ clock }: AppContext, tx: Transaction, guest: Guest): Promise<void> => {
  const { casesPerGuest, casesPerNetwork, caseMinutes } = await readSettings(tx, supportSettings);
  const since = new Date(clock.now().getTime() - caseMinutes * MINUTE_MS);
  await lockNetwork(tx, guest);
  const { ofGuest, fromNetwork } = await countOpened(tx, guest, since);
  if (ofGuest >= casesPerGuest || fromNetwork >= casesPerNetwork)
    throw new BusinessError('too_many_requests');
};
