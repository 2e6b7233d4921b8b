import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { carriesFee, isOver, lineOfPick, readMapCode, sideOfBody, writeLine } from './picks.ts';

/** Who plays; of an outright those of whom one wins, or the one that is bet on. */
interface Teams {
  readonly home: string;
  readonly away: string;
  readonly outright?:
    | { readonly competitors: readonly string[] }
    | { readonly competitor: string; readonly league: string }
    | null
    | undefined;
}

/** What a selection is, as a market, a line of the slip and a leg of a ticket all have it. */
export interface Selected {
  readonly code: string;
  readonly pick: string;
  /** That of the market. */
  readonly line: string | null;
  readonly fee: { readonly text: string; readonly upper: 'home' | 'away' | null } | null;
}

/** Of the winner of a season: its picks are places in the list of the competitors, from 1 on. */
const OUTRIGHT = 'outright';

const NAMED = [
  '1x2',
  'asian_handicap',
  'over_under',
  'double_chance',
  'draw_no_bet',
  'both_to_score',
  'correct_score',
  'half_time_full_time',
  'odd_even',
  'total_goals',
  'first_goal',
  'last_goal',
  'first_half_1x2',
  'first_half_asian_handicap',
  'first_half_over_under',
  'body_handicap',
  'body_goals',
  'match_winner',
  'map_handicap',
  'total_maps',
  'correct_map_score',
  OUTRIGHT,
] as const;

const OF_MAP = [
  'winner',
  'kill_handicap',
  'total_kills',
  'first_blood',
  'first_objective',
  'pistol_round',
] as const;

type Translate = ReturnType<typeof useTranslation<'sports'>>['t'];

const competitorName = ({ outright }: Teams, pick: string): string => {
  if (outright === undefined || outright === null) return pick;
  return 'competitor' in outright ? outright.competitor : (outright.competitors[Number(pick) - 1] ?? pick);
};

/** By what a pick is called where no market has a word of its own for it. */
const plainName = (t: Translate, pick: string, { home, away }: Teams): string => {
  const words: Readonly<Record<string, string>> = {
    '1': home,
    '2': away,
    X: t('markets.draw'),
    home,
    away,
    over: t('markets.over'),
    under: t('markets.under'),
    yes: t('markets.yes'),
    no: t('markets.no'),
    odd: t('markets.odd'),
    even: t('markets.even'),
    none: t('markets.noGoal'),
    other: t('markets.otherScore'),
    '1X': t('markets.orDraw', { team: home }),
    X2: t('markets.orDraw', { team: away }),
    '12': t('markets.either', { home, away }),
  };
  return words[pick] ?? pick;
};

const nameOfMarket = (t: Translate, code: string): string => {
  const known = NAMED.find((name) => name === code);
  if (known !== undefined) return t(`markets.names.${known}`);
  const ofMap = readMapCode(code);
  const name = OF_MAP.find((one) => one === ofMap?.name);
  return name === undefined ? code : t(`markets.ofMap.${name}`, { map: ofMap?.map ?? '' });
};

/** The side that a fee is printed for, or the other one. */
const feeSideName = (t: Translate, { code, pick, fee }: Selected): string => {
  if (code === 'body_goals') return t(isOver(pick) ? 'markets.goalsOver' : 'markets.goalsUnder');
  return t(carriesFee(code, pick, { fee }) ? 'markets.upper' : 'markets.lower');
};

const feePickName = (t: Translate, selected: Selected, teams: Teams): string => {
  const side = selected.code === 'body_goals' ? null : sideOfBody(selected.pick, selected);
  const sideName = feeSideName(t, selected);
  return side === null ? sideName : t('markets.ofSide', { team: teams[side], side: sideName });
};

const withLine = (t: Translate, { code, pick }: Selected, line: string, teams: Teams): string => {
  const written = writeLine(code, line);
  if (pick === 'over') return t('markets.overLine', { line: written });
  if (pick === 'under') return t('markets.underLine', { line: written });
  return `${plainName(t, pick, teams)} ${written}`;
};

/** What is bet on, without the market: `Ayeyar FC −0.5`. */
const nameOfPick = (t: Translate, selected: Selected, teams: Teams): string => {
  const { code, pick, line, fee } = selected;
  if (code === OUTRIGHT) return competitorName(teams, pick);
  if (fee !== null) return feePickName(t, selected, teams);
  if (code === 'total_goals') return t('markets.goals', { number: pick });
  if (code === 'half_time_full_time')
    return pick
      .split('/')
      .map((end) => plainName(t, end, teams))
      .join(' / ');
  const own = lineOfPick(code, pick, line);
  return own === null ? plainName(t, pick, teams) : withLine(t, selected, own, teams);
};

const SIDES: Readonly<Record<string, 'home' | 'away'>> = {
  '1': 'home',
  '2': 'away',
  home: 'home',
  away: 'away',
};
const IS_WON = /(?:1x2|winner|draw_no_bet)$/;

/** As a screen reader says it: whose win is bet on. */
const spokenName = (t: Translate, selected: Selected, teams: Teams): string => {
  const { code, pick } = selected;
  if (code === OUTRIGHT) return t('markets.toWin', { team: competitorName(teams, pick) });
  const side = SIDES[pick];
  if (side !== undefined && IS_WON.test(code)) return t('markets.toWin', { team: teams[side] });
  return nameOfPick(t, selected, teams);
};

/** A price or a fee as a screen reader says it. */
const spokenPrice = (t: Translate, selected: Selected, teams: Teams, price: string): string =>
  t('markets.named', {
    pick: spokenName(t, selected, teams),
    price: selected.fee === null ? price : t('markets.fee', { fee: selected.fee.text }),
  });

const SHORT: Readonly<Record<string, string>> = { home: '1', away: '2' };

/** Over a price in a row, where the teams stand beside it. */
const shortName = (t: Translate, selected: Selected): string => {
  const { code, pick, line, fee } = selected;
  if (fee !== null) return feeSideName(t, selected);
  const own = lineOfPick(code, pick, line);
  if (pick === 'over' || pick === 'under') return `${t(`markets.${pick}Short`)} ${own ?? ''}`.trim();
  if (own !== null) return writeLine(code, own);
  return pick === 'other' ? t('markets.otherScore') : (SHORT[pick] ?? pick);
};

const wordsOf = (t: Translate) => ({
  marketName: (code: string) => nameOfMarket(t, code),
  pickName: (selected: Selected, teams: Teams) => nameOfPick(t, selected, teams),
  spokenPrice: (selected: Selected, teams: Teams, price: string) => spokenPrice(t, selected, teams, price),
  shortPick: (selected: Selected) => shortName(t, selected),
  /** What a selection is of: the two who play, or the league whose winner is bet on. */
  eventName: ({ home, away, outright }: Teams) =>
    outright !== undefined && outright !== null && 'league' in outright
      ? outright.league
      : t('page.versus', { home, away }),
});

/** Markets and selections in words. */
export const usePickWords = () => {
  const { t } = useTranslation('sports');
  return useMemo(() => wordsOf(t), [t]);
};
