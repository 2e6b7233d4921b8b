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
  return transaction(ctx.db, async (tx) => {
    if (!named.setting.needsApproval) {
      await changeSetting(tx, { named, value, actor: actorOf(caller), reason });
      return null;
    }
    const { before, after } = await readSettingChange(tx, named, value);
    const payload = { name, before: JSON.stringify(before), after: JSON.stringify(after) };
    return propose(ctx, tx, { action: settingAction, payload, reason, requestId, maker: caller });
  });
};

/** What another value would have meant for what lately happened. */
export const previewSetting = async (
  ctx: AppContext,
  { name, value }: Pick<Wish, 'name' | 'value'>,
): Promise<{ needsApproval: boolean; effects: readonly Effect[] }> => {
  const named = settingOf(ctx, name);
  const { valuesBefore, valuesAfter } = await readSettingChange(ctx.db, named, value);
  const measures = ctx.contributions.all(SETTING_EFFECTS).filter(({ group }) => group === named.group.group);
  const change = { before: valuesBefore, after: valuesAfter };
  const found = await Promise.all(measures.map((one) => one.measure(ctx, change)));
  return { needsApproval: named.setting.needsApproval, effects: found.flat() };
};

const settingOf = (ctx: AppContext, name: string): NamedSetting => {
  const named = findSetting(ctx, name);
  if (named === undefined) throw new BusinessError('not_found');
  return named;
};

/** Sets what was proposed, as long as the setting still has the value that the proposal was made from. */
export const settingAction = defineApprovalAction({
  name: 'settings.change',
  payload: z.strictObject({ name: z.string(), before: z.string(), after: z.string() }),
  makers: ['content', 'payments', 'risk', 'security', 'administrator'],
  checkers: ['payments', 'risk', 'security', 'administrator'],
  subjectOf: ({ name }) => `setting:${name}`,
  execute: async (ctx, tx, { payload, checker, reason }) => {
    const named = settingOf(ctx, payload.name);
    const value: unknown = JSON.parse(payload.after);
    const { before } = await readSettingChange(tx, named, value);
    if (JSON.stringify(before) !== payload.before) throw new BusinessError('proposal_changed');
    await changeSetting(tx, { named, value, actor: checker, reason });
  },
});
