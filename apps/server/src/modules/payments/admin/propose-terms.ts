import { formatAmount, type Money, parseAmount } from '@hintha/money';
import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { type ChannelTerms, lockChannel, updateTerms } from '../channels/channel-store.ts';
import { CHECKERS, MAKERS } from './propose-channel.ts';

const Terms = z.strictObject({ min: z.string(), max: z.string(), feePpm: z.int().min(0) });

const toPlain = ({ min, max, feePpm }: ChannelTerms): z.infer<typeof Terms> => ({
  min: formatAmount(min),
  max: formatAmount(max),
  feePpm,
});

const readMoney = (text: string): Money => {
  const amount = parseAmount(text);
  if (amount === 'not_an_amount') throw new BusinessError('bad_request');
  return amount;
};

/** Gives a channel other limits and another fee; what they were when that was proposed, they must still be. */
export const termsAction = defineApprovalAction({
  name: 'channel.terms',
  payload: z.strictObject({ channelId: z.string(), before: Terms, after: Terms }),
  makers: MAKERS,
  checkers: CHECKERS,
  subjectOf: ({ channelId }) => `channel:${channelId}`,
  execute: async (ctx, tx, { payload: { channelId, before, after } }) => {
    const channel = await lockChannel(tx, channelId);
    if (channel === undefined) throw new BusinessError('not_found');
    const now = toPlain(channel);
    const isAsProposed = now.min === before.min && now.max === before.max && now.feePpm === before.feePpm;
    if (!isAsProposed) throw new BusinessError('proposal_changed');
    const [min, max] = [readMoney(after.min), readMoney(after.max)];
    await updateTerms(tx, channelId, { min, max, feePpm: after.feePpm, at: ctx.clock.now() });
  },
});

export interface TermsProposal {
  readonly channelId: string;
  readonly min: string;
  readonly max: string;
  /** In percent, with two decimals. */
  readonly fee: string;
  readonly reason: string;
  readonly requestId: string;
}

const PPM_IN_HUNDREDTHS_OF_PERCENT = 100;

/** Proposes other limits and another fee of a channel to the colleagues. */
export const proposeTerms = (
  ctx: AppContext,
  maker: StaffCaller,
  { channelId, min, max, fee, reason, requestId }: TermsProposal,
): Promise<Proposed> => {
  if (readMoney(max) < readMoney(min))
    throw new BusinessError('bad_request', { fields: [{ field: 'max', problem: 'invalid' }] });
  const feePpm = Number(readMoney(fee)) * PPM_IN_HUNDREDTHS_OF_PERCENT;
  return transaction(ctx.db, async (tx) => {
    const channel = await lockChannel(tx, channelId);
    if (channel === undefined) throw new BusinessError('not_found');
    const payload = { channelId, before: toPlain(channel), after: { min, max, feePpm } };
    return propose(ctx, tx, { action: termsAction, payload, reason, requestId, maker });
  });
};
