import type { points } from '@hintha/contract';
import { formatAmount, type Money } from '@hintha/money';
import type { Level } from '../members/index.ts';
import type { NamedRedemption } from './redemptions/read-redemptions.ts';
import { earningRules, RATIO_POINTS, worthOf } from './rules.ts';
import type { Conversion, Redemption, Reward, StoredPointEntry } from './types.ts';
import type { PointSettings } from './settings.ts';

export const toConfigView = (
  { pointsRatio: ratio, leastConverted, convertedMultiple }: PointSettings,
  levels: readonly Level[],
) => ({
  pointsRatio: { points: RATIO_POINTS, amount: formatAmount(worthOf(BigInt(RATIO_POINTS), ratio)) },
  leastConverted,
  multiple: convertedMultiple,
  rules: {
    ...earningRules(),
    levels: levels.map(({ rankLevel, labelName, points: factor }) => ({ rankLevel, labelName, factor })),
    expiresAfterDays: null,
  },
});

export const toEntryView = (entry: StoredPointEntry): points.PointEntryView => ({
  id: String(entry.seq),
  kind: entry.kind,
  changedPoints: Number(entry.points),
  balance: Number(entry.balance),
  time: entry.at.getTime(),
});

export const toConversionView = ({ points: converted, amount }: Conversion, balance: bigint) => ({
  points: Number(converted),
  amount: formatAmount(amount),
  balance: Number(balance),
});

const nameIn = (names: Reward['names'], language: string): string =>
  names[language as keyof Reward['names']] ?? names.en ?? '';

export const toRewardView = (reward: Reward, language: string): points.RewardView => ({
  id: String(reward.id),
  name: nameIn(reward.names, language),
  points: Number(reward.points),
  amount: formatAmount(reward.amount),
  available: Number(reward.stock - reward.taken),
  mostEach: reward.mostEach === null ? null : Number(reward.mostEach),
  physical: reward.physical,
  picture: `/art/reward/${reward.physical ? 'parcel' : 'code'}/${reward.picture}.svg`,
});

const toStanding = (redemption: Redemption) => ({
  id: String(redemption.id),
  rewardId: String(redemption.rewardId),
  quantity: Number(redemption.quantity),
  points: Number(redemption.points),
  amount: formatAmount(redemption.amount),
  reason: redemption.reason,
  remark: redemption.remark,
  appliedAt: redemption.appliedAt.getTime(),
  decidedAt: redemption.decidedAt?.getTime() ?? null,
});

export const toRedemptionView = (redemption: Redemption, language: string): points.RedemptionView => ({
  ...toStanding(redemption),
  name: nameIn(redemption.names, language),
  receivingAddress: redemption.address,
  mobileNum: redemption.mobile,
  status: redemption.state,
});

/** Where it is sent to is shown to whoever sends it; the others see that there is an address. */
export const toRedemptionAdminView = ({ redemption, account }: NamedRedemption, addressShown: boolean) => ({
  ...toStanding(redemption),
  names: { ...redemption.names },
  accountId: String(redemption.accountId),
  account,
  physical: redemption.physical,
  state: redemption.state,
  address: addressShown || redemption.address === '' ? redemption.address : HIDDEN,
  mobile: addressShown || redemption.mobile === '' ? redemption.mobile : HIDDEN,
  addressShown,
});

const HIDDEN = '***';

export const toRewardAdminView = ({ id, names, picture, ...reward }: Reward, spent: Money) => ({
  id: String(id),
  names: { ...names },
  points: Number(reward.points),
  amount: formatAmount(reward.amount),
  physical: reward.physical,
  picture,
  stock: Number(reward.stock),
  taken: Number(reward.taken),
  mostEach: reward.mostEach === null ? null : Number(reward.mostEach),
  enabled: reward.enabled,
  position: reward.position,
  cost: formatAmount(reward.cost),
  spent: formatAmount(spent),
});
