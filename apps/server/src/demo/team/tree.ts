import type { AccountType } from '@hintha/contract';
import { chanceOf } from './chance.ts';

/** How much of each kind of bet an account is given back, in hundredths of a percent. */
type Rates = Partial<Record<'RNG' | 'SPORTS' | 'SABONG' | 'LIVE' | 'FISH' | 'PVP' | 'ESPORTS', number>>;

/** An account of the demo team, where it stands and since which day after the first. */
export interface Placed {
  readonly name: string;
  readonly type: AccountType;
  readonly upline: string | null;
  readonly joinsOn: number;
  readonly rates: Rates;
}

export interface Size {
  readonly days: number;
  /** Of its members: 1 for all of them. */
  readonly share: number;
}

export const AGENT = 'agent';
/** The account of the demo world that comes below the agent on the last day and plays as a visitor has it play. */
export const VISITOR = 'demo';

const TOP_RATES: Rates = { LIVE: 80, RNG: 100, FISH: 100, PVP: 60, SPORTS: 80, ESPORTS: 80, SABONG: 60 };
const AGENT_RATES: Rates = { LIVE: 70, RNG: 85, FISH: 85, PVP: 50, SPORTS: 70, ESPORTS: 70, SABONG: 50 };
const THIRD_RATES: Rates = { RNG: 60, SPORTS: 50, SABONG: 35 };
/** Those further down, and on the other lines, are given nothing back: each of them costs a payment a day. */
const NO_RATES: Rates = {};

const agent = (name: string, upline: string, joinsOn: number, rates: Rates): Placed => {
  return { name, upline, joinsOn, rates, type: 1 };
};

const top = (name: string, rates: Rates): Placed => ({ name, upline: null, joinsOn: 0, rates, type: 2 });

/** Those who have a team of their own: three lines, of which the first is the agent's, five levels deep. */
const AGENTS: readonly Placed[] = [
  top('jade888', TOP_RATES),
  top('tiger999', NO_RATES),
  top('silver88', NO_RATES),
  agent(AGENT, 'jade888', 0, AGENT_RATES),
  agent('ruby168', AGENT, 0, THIRD_RATES),
  agent('lotus777', AGENT, 0, THIRD_RATES),
  agent('amber555', 'ruby168', 0, NO_RATES),
  agent('river777', 'tiger999', 0, NO_RATES),
  agent('moon3333', 'silver88', 0, NO_RATES),
  agent('star9999', AGENT, 6, THIRD_RATES),
  agent('cloud888', 'ruby168', 4, NO_RATES),
  agent('teak3333', 'lotus777', 3, NO_RATES),
  agent('pearl666', 'jade888', 2, NO_RATES),
];

/** How many members stand right below each. */
const MEMBERS: readonly (readonly [upline: string, count: number])[] = [
  ['jade888', 3],
  [AGENT, 9],
  ['pearl666', 4],
  ['ruby168', 8],
  ['lotus777', 7],
  ['star9999', 6],
  ['amber555', 8],
  ['cloud888', 6],
  ['teak3333', 6],
  ['river777', 6],
  ['moon3333', 6],
];

const WORDS = [
  'gold',
  'bamboo',
  'mango',
  'tiger',
  'river',
  'lucky',
  'smile',
  'cloud',
  'lotus',
  'night',
  'sunny',
  'pearl',
  'royal',
  'comet',
  'ocean',
  'happy',
] as const;

/** Somebody joins on most days: many at first, and more again as the team grows. */
const listMembers = ({ days, share }: Size): Placed[] => {
  const names = new Set(AGENTS.map(({ name }) => name));
  const nameOf = (upline: string, number: number): string => {
    const chance = chanceOf('name', upline, number);
    for (;;) {
      const name = `${chance.oneOf(WORDS)}${100 + chance.below(9_900)}`;
      if (names.has(name)) continue;
      names.add(name);
      return name;
    }
  };
  return MEMBERS.flatMap(([upline, count]) =>
    Array.from({ length: Math.ceil(count * share) }, (_, number) => {
      const chance = chanceOf('joins', upline, number);
      const since = AGENTS.find(({ name }) => name === upline)?.joinsOn ?? 0;
      const joinsOn =
        number < (count * share) / 3 ? since : since + Math.floor(chance.share() * (days - 3 - since));
      // One member of the agent is given something back itself.
      const rates = upline === AGENT && number === 0 ? { RNG: 20 } : NO_RATES;
      return { name: nameOf(upline, number), type: 0, upline, joinsOn, rates } as const;
    }),
  );
};

/** Everybody, those above before those below. */
export const listTeam = (size: Size): readonly Placed[] => [...AGENTS, ...listMembers(size)];
