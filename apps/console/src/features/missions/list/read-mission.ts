import type { Asked } from '../../../shared/api.ts';
import type { Mission } from '../use-missions.ts';
import { typedSum } from '../../../shared/forms/typed-amount.ts';

/** What is typed of a mission. */
export interface MissionDraft {
  readonly titleEn: string;
  readonly titleMy: string;
  readonly target: string;
  readonly rewardKind: string;
  readonly reward: string;
  readonly endsOn: string;
  readonly enabled: boolean;
}

/** What of it is fixed once the mission is made. */
export interface FixedDraft {
  readonly type: string;
  readonly metric: string;
  readonly category: string;
  readonly startsOn: string;
}

export const TYPES = ['DAILY', 'WEEKLY', 'ONCE'] as const;
export const METRICS = ['DEPOSIT', 'VALID_BET', 'WINS', 'LOGIN_DAYS'] as const;
export const CATEGORIES = [
  'RNG',
  'FISH',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'LOTT',
  'ELOTT',
  'SV3',
] as const;
export const REWARD_KINDS = ['CASH', 'POINTS'] as const;

type Metric = Mission['metric'];

/** Whether the figures of a mission are money, and not rounds or days. */
export const isMoney = (metric: Metric): boolean => metric === 'DEPOSIT' || metric === 'VALID_BET';

/** A figure above zero as the server takes it: commas are for people. */
export const readFigure = (typed: string, money: boolean): string | undefined => {
  if (money) return typedSum(typed);
  const text = typed.replaceAll(',', '').trim();
  return /^[1-9]\d{0,11}$/.test(text) ? text : undefined;
};

type Change = Omit<Asked<'changeMission'>['body'], 'reason'>;

/** What can be changed of a mission as the server takes it; undefined while a field is not filled in rightly. */
export const readChange = (draft: MissionDraft, metric: Metric): Change | undefined => {
  const [en, my] = [draft.titleEn.trim(), draft.titleMy.trim()];
  const kind = REWARD_KINDS.find((one) => one === draft.rewardKind);
  const target = readFigure(draft.target, isMoney(metric));
  const amount = readFigure(draft.reward, kind === 'CASH');
  if (en === '' || my === '' || kind === undefined) return undefined;
  if (target === undefined || amount === undefined) return undefined;
  const endsOn = draft.endsOn === '' ? null : draft.endsOn;
  return { titles: { en, my }, target, reward: { kind, amount }, endsOn, enabled: draft.enabled };
};

type Fixed = Pick<Asked<'createMission'>['body'], 'type' | 'metric' | 'category' | 'startsOn'>;

/** What is fixed of a new mission; undefined while a field is not filled in rightly. */
export const readFixed = (draft: FixedDraft): Fixed | undefined => {
  const type = TYPES.find((one) => one === draft.type);
  const metric = METRICS.find((one) => one === draft.metric);
  if (type === undefined || metric === undefined || draft.startsOn === '') return undefined;
  const category = CATEGORIES.find((one) => one === draft.category) ?? null;
  return { type, metric, category: metric === 'VALID_BET' ? category : null, startsOn: draft.startsOn };
};
