import { LOTTERY_RULES, type LotteryRules, type Play } from '@hintha/lottery';
import { formatAmount } from '@hintha/money';
import { useCallback, useMemo } from 'react';
import type { Named } from '../draw/use-issue-name.ts';
import type { AskedLine } from './asked-line.ts';
import { isNothing, NOTHING, numbersOf, type Picked } from './picked.ts';
import { priceLine, pricesOf, unitStakeOf, type Line, type Priced } from './price.ts';
import { nextOpening, openIssues, type Issue } from './issues.ts';
import { useDraft } from './use-draft.ts';
import { useNowAt } from './use-now-at.ts';
import type { Draft } from './draft.ts';
import type { Lottery } from './use-lottery.ts';

export const rulesOf = (code: string): LotteryRules | undefined => LOTTERY_RULES.get(code);

/** The numeros as they are now, and the one that the draft is for. */
const useIssues = (lottery: Lottery, draft: Draft) => {
  const all = [...(lottery.numero === null ? [] : [lottery.numero]), ...lottery.ahead];
  const now = useNowAt(all.flatMap(({ openTime, closeTime }) => [openTime, closeTime]));
  const open = useMemo(() => openIssues(lottery, now), [lottery, now]);
  const isEmpty = draft.lines.length === 0 && isNothing(draft.picked);
  const chosen = open.find(({ issue }) => issue === draft.issue);
  // What is put together for a numero that has closed is never bet on another one unasked.
  const isGone = chosen === undefined && !isEmpty;
  const { movedTo = null, drawTime = null } = draft;
  const gone: Named | null =
    isGone && draft.issue !== null ? { issue: draft.issue, movedTo, drawTime } : null;
  const issue: Issue | undefined = gone === null ? (chosen ?? open[0]) : undefined;
  return { open, issue, gone, opensAt: nextOpening(lottery, now) };
};

const playOf = (
  rules: LotteryRules,
  open: readonly string[],
  wanted: readonly string[],
): Play | undefined => {
  const code = wanted.find((one) => open.includes(one)) ?? open[0] ?? '';
  return rules.plays.get(code);
};

const clamp = (value: number, { least, most }: Lottery['modes']): number =>
  Math.min(Math.max(value, least), most);

/** What a draft says of the numero that it is for. */
const pinOf = ({
  issue,
  movedTo = null,
  drawTime = null,
}: Pick<Draft, 'issue' | 'movedTo' | 'drawTime'>) => ({
  issue,
  movedTo,
  drawTime,
});

export interface Current {
  line: Line;
  priced: Priced;
}

/** All that a member does with a lottery before it is sent. */
export const useBetting = (lottery: Lottery, rules: LotteryRules, askedPlay: string) => {
  const [draft, change] = useDraft(lottery.game.gameCode);
  const issues = useIssues(lottery, draft);
  const play = playOf(rules, lottery.playTypes, [draft.playType, askedPlay]);
  const prizeMode = clamp(draft.prizeMode ?? lottery.modes.most, lottery.modes);
  const amount = unitStakeOf(pricesOf(rules, lottery.limits), draft);
  const unitStake = amount && formatAmount(amount);
  const pin = pinOf(issues.issue ?? draft);
  const { picked } = draft;
  const current = useMemo(
    () => currentOf(rules, { play, picked, unitStake }, prizeMode),
    [rules, play, picked, unitStake, prizeMode],
  );
  const choosePlay = useCallback((playType: string) => change({ playType, picked: NOTHING }), [change]);
  const { open } = issues;
  const chooseIssue = useCallback(
    (issue: string) => change(pinOf(open.find((one) => one.issue === issue) ?? { issue })),
    [change, open],
  );
  return {
    ...issues,
    draft,
    change,
    play,
    prizeMode,
    current,
    isStakeRefused: unitStake === undefined,
    pick: (picked: Picked) => change({ picked, playType: play?.code ?? '', ...pin }),
    choosePlay,
    chooseIssue,
    remove: ({ id }: Line) => change(({ lines }) => ({ lines: lines.filter((line) => line.id !== id) })),
    /** Puts a bet from elsewhere on the slip, which is then for its numero; the same one once. */
    putAsked: ({ line, issue: asked, amount }: AskedLine) =>
      change((now) => {
        const isThere = now.lines.some(({ id }) => id === line.id);
        const isFor =
          asked === null ? {} : pinOf(open.find((one) => one.issue === asked) ?? { issue: asked });
        const { playType } = line;
        const picked = now.playType === playType ? now.picked : NOTHING;
        return isThere ? {} : { lines: [...now.lines, line], playType, picked, amount, ...isFor };
      }),
    /** Puts what is picked on the slip. */
    add: () => {
      if (current !== undefined)
        change(({ lines }) => ({ lines: [...lines, current.line], picked: NOTHING, ...pin }));
    },
  };
};

export type Betting = ReturnType<typeof useBetting>;

interface Asked {
  play: Play | undefined;
  picked: Picked;
  unitStake: string | undefined;
}

const currentOf = (
  rules: LotteryRules,
  { play, picked, unitStake }: Asked,
  prizeMode: number,
): Current | undefined => {
  const numbers = play === undefined ? undefined : numbersOf(picked, play);
  if (play === undefined || numbers === undefined || unitStake === undefined) return undefined;
  const line = { id: crypto.randomUUID(), playType: play.code, numbers, unitStake };
  const priced = priceLine(rules, line, prizeMode);
  return priced && { line, priced };
};
