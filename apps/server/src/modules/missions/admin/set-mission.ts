import { missions } from '@hintha/contract';
import { type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { approvalName, defineApprovalAction, gateRule, type Proposed } from '../../approvals/index.ts';
import { type Actor, actorOf } from '../../audit/index.ts';
import type { Mission, NewMission } from '../types.ts';
import { changeMission, checkMission, createMission, getMission } from './change-mission.ts';
import { costMission, toCostPayload } from './cost-mission.ts';

const Figure = z.string().regex(/^[1-9]\d{0,17}$/);

/** Every figure of the mission as it is kept: hundredths of money, or so many of what is counted. */
const Payload = z.strictObject({
  /** Null for a new one. */
  id: Figure.nullable(),
  type: z.enum(missions.MISSION_TYPES),
  metric: z.enum(missions.MISSION_METRICS),
  category: z.custom<Mission['category']>((value) => value === null || typeof value === 'string'),
  target: Figure,
  reward: z.strictObject({ kind: z.enum(['CASH', 'POINTS']), amount: Figure }),
  titles: z.record(z.string(), z.string()),
  enabled: z.boolean(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  cost: z.strictObject({ each: z.string(), perDay: z.string() }),
});

/** Makes or changes a mission that can cost more than one of the staff may let it. */
export const costlyMissionAction = defineApprovalAction({
  name: 'mission.costly',
  payload: Payload,
  makers: ['content', 'administrator'],
  checkers: ['payments', 'risk', 'administrator'],
  subjectOf: ({ id, titles }) => `mission:${id ?? titles['en'] ?? ''}`,
  execute: async (_ctx, tx, { id: approval, payload, reason, checker }) => {
    const { id, cost: _cost, target, reward, ...rest } = payload;
    const read = { ...rest, target: BigInt(target), approval: approvalName(approval) };
    const mission = { ...read, reward: { kind: reward.kind, amount: BigInt(reward.amount) } };
    await write(tx, { id: id === null ? null : BigInt(id), mission, reason, actor: checker });
  },
});

interface Written {
  /** Null for a new one. */
  readonly id: bigint | null;
  readonly mission: NewMission;
  readonly reason: string;
  readonly actor: Actor;
}

const write = (tx: Transaction, { id, mission, reason, actor }: Written): Promise<Mission> => {
  if (id === null) return createMission(tx, { actor, reason, mission });
  const { target, reward, titles, enabled, endsOn, approval = null } = mission;
  const change = () => ({ target, reward, titles, enabled, endsOn, approval });
  return changeMission(tx, { actor, reason, missionId: id, change });
};

export interface MissionWish {
  readonly reason: string;
  readonly requestId?: string | undefined;
}

export interface SetMission {
  readonly mission: Mission | null;
  readonly proposed: Proposed | null;
}

interface Wished extends MissionWish {
  readonly id: bigint | null;
  readonly mission: NewMission;
}

/** Makes or changes a mission, or proposes to where it can cost more than its maker may let it. */
const setMission = async (
  ctx: AppContext,
  tx: Transaction,
  maker: StaffCaller,
  { id, mission, reason, requestId }: Wished,
): Promise<SetMission> => {
  checkMission(mission);
  // What is switched off costs nothing, and may always be switched off.
  const cost = await costMission(ctx, mission.reward, tx);
  const { target, reward, approval: _approval, ...rest } = mission;
  const figures = { target: String(target), reward: { ...reward, amount: String(reward.amount) } };
  const proposed = await gateRule(ctx, tx, {
    cost: mission.enabled ? cost : null,
    action: costlyMissionAction,
    payload: {
      ...rest,
      ...figures,
      titles: { ...mission.titles },
      id: id === null ? null : String(id),
      cost: toCostPayload(cost),
    },
    reason,
    requestId,
    maker,
  });
  if (proposed !== null) return { mission: null, proposed };
  return { mission: await write(tx, { id, mission, reason, actor: actorOf(maker) }), proposed: null };
};

/** A new mission. */
export const setNewMission = (
  ctx: AppContext,
  maker: StaffCaller,
  wish: MissionWish & { readonly mission: NewMission },
): Promise<SetMission> => transaction(ctx.db, (tx) => setMission(ctx, tx, maker, { ...wish, id: null }));

/** A mission that is there, with what is to become of it. */
export const setKnownMission = (
  ctx: AppContext,
  maker: StaffCaller,
  wish: MissionWish & {
    readonly id: bigint;
    readonly change: (
      metric: Mission['metric'],
    ) => Omit<NewMission, 'type' | 'metric' | 'category' | 'startsOn'>;
  },
): Promise<SetMission> =>
  transaction(ctx.db, async (tx) => {
    const { id, change, reason, requestId } = wish;
    const { id: _id, ...before } = await getMission(tx, id);
    const mission = { ...before, ...change(before.metric) };
    return setMission(ctx, tx, maker, { id, mission, reason, requestId });
  });
