import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { actorOf } from '../audit/index.ts';
import {
  changeSetting,
  type Effect,
  findSetting,
  type NamedSetting,
  readSettingChange,
  refuseOutOfBounds,
  SETTING_EFFECTS,
} from '../settings/index.ts';
import { hasOneOf } from '../staff/index.ts';
import { defineApprovalAction, propose } from './propose.ts';
import type { Proposed } from './types.ts';

interface Wish {
  readonly name: string;
  readonly value: unknown;
  readonly reason: string;
  readonly requestId: string;
}

/** Gives a setting another value, or proposes it where a change takes two; null when it is set. */
export const setSetting = async (
  ctx: AppContext,
  caller: StaffCaller,
  { name, value, reason, requestId }: Wish,
): Promise<Proposed | null> => {
  const named = settingOf(ctx, name);
  if (!hasOneOf(caller, named.group.editors)) throw new BusinessError('role_needed');
  await refuseOutOfBounds(ctx, ctx.db, named, value);
  const costs = named.setting.needsApproval ? await measureCosts(ctx, named, value) : [];
  return transaction(ctx.db, async (tx) => {
    if (!named.setting.needsApproval) {
      await changeSetting(tx, { named, value, actor: actorOf(caller), reason });
      return null;
    }
    const { before, after } = await readSettingChange(tx, named, value);
    const payload = {
      name,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      ...(costs.length > 0 && { costs }),
    };
    return propose(ctx, tx, { action: settingAction, payload, reason, requestId, maker: caller });
  });
};

/** What another value would have meant for what lately happened. */
export const previewSetting = async (
  ctx: AppContext,
  { name, value }: Pick<Wish, 'name' | 'value'>,
): Promise<{ needsApproval: boolean; effects: readonly Effect[] }> => {
  const named = settingOf(ctx, name);
  return { needsApproval: named.setting.needsApproval, effects: await measureEffects(ctx, named, value) };
};

const measureEffects = async (ctx: AppContext, named: NamedSetting, value: unknown): Promise<Effect[]> => {
  const { valuesBefore, valuesAfter } = await readSettingChange(ctx.db, named, value);
  const measures = ctx.contributions.all(SETTING_EFFECTS).filter(({ group }) => group === named.group.group);
  const change = { before: valuesBefore, after: valuesAfter };
  const found = await Promise.all(measures.map((one) => one.measure(ctx, change)));
  return found.flat();
};

/** What another value can cost, as whoever approves it reads it. */
const measureCosts = async (ctx: AppContext, named: NamedSetting, value: unknown) =>
  (await measureEffects(ctx, named, value))
    .filter(({ isCost }) => isCost)
    .map(({ text, values }) => ({ text, values: { ...values } }));

const settingOf = (ctx: AppContext, name: string): NamedSetting => {
  const named = findSetting(ctx, name);
  if (named === undefined) throw new BusinessError('not_found');
  return named;
};

const Figure = z.union([z.string(), z.number()]);

/** Sets what was proposed, as long as the setting still has the value that the proposal was made from. */
export const settingAction = defineApprovalAction({
  name: 'settings.change',
  payload: z.strictObject({
    name: z.string(),
    before: z.string(),
    after: z.string(),
    costs: z.array(z.strictObject({ text: z.string(), values: z.record(z.string(), Figure) })).optional(),
  }),
  makers: ['content', 'payments', 'risk', 'security', 'administrator'],
  checkers: ['payments', 'risk', 'security', 'administrator'],
  subjectOf: ({ name }) => `setting:${name}`,
  execute: async (ctx, tx, { payload, checker, reason }) => {
    const named = settingOf(ctx, payload.name);
    const value: unknown = JSON.parse(payload.after);
    const { before } = await readSettingChange(tx, named, value);
    if (JSON.stringify(before) !== payload.before) throw new BusinessError('proposal_changed');
    await refuseOutOfBounds(ctx, tx, named, value);
    await changeSetting(tx, { named, value, actor: checker, reason });
  },
});
