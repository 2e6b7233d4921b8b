import { BusinessError } from '@hintha/platform';
import {
  answer,
  type Agreement,
  end,
  isExpired,
  offer,
  type Offered,
  type Parties,
  type Tier,
} from './agree.ts';
import { AGENT, type Size } from './tree.ts';

type Kind = Agreement['kind'];

const agreement = (kind: Kind, from: string | null, to: string, tiers: readonly Tier[]): Agreement => ({
  kind,
  from,
  to,
  tiers,
});

const DIVIDENDS: readonly Agreement[] = [
  agreement('DIVIDEND', null, 'jade888', [
    [0n, 0, 2_500],
    [300_000n, 5, 3_500],
    [1_000_000n, 10, 4_500],
  ]),
  agreement('DIVIDEND', 'jade888', AGENT, [
    [0n, 0, 2_000],
    [200_000n, 4, 2_800],
    [800_000n, 8, 3_500],
  ]),
  agreement('DIVIDEND', AGENT, 'ruby168', [
    [0n, 0, 1_200],
    [150_000n, 3, 2_000],
    [500_000n, 5, 2_500],
  ]),
  {
    ...agreement('DIVIDEND', AGENT, 'lotus777', [
      [0n, 0, 1_000],
      [150_000n, 3, 1_800],
    ]),
    manual: true,
  },
  agreement('DIVIDEND', 'ruby168', 'amber555', [
    [0n, 0, 800],
    [100_000n, 2, 1_500],
  ]),
  agreement('DIVIDEND', null, 'tiger999', [[0n, 0, 3_000]]),
];

/** The salaries of the first line: those of each kind are alike, only less the further down. */
const salaries = (kind: Kind, [top, second, third, fourth]: readonly (readonly Tier[])[]): Agreement[] => {
  const paidLater = kind === 'DAILY';
  return [
    agreement(kind, null, 'jade888', top ?? []),
    agreement(kind, 'jade888', AGENT, second ?? []),
    agreement(kind, AGENT, 'ruby168', third ?? []),
    { ...agreement(kind, AGENT, 'lotus777', third ?? []), weekly: paidLater },
    { ...agreement(kind, 'ruby168', 'amber555', fourth ?? []), weekly: paidLater },
  ];
};

const DAILY = salaries('DAILY', [
  [
    [0n, 0, 60],
    [300_000n, 3, 90],
    [1_000_000n, 5, 120],
  ],
  [
    [0n, 0, 45],
    [200_000n, 3, 70],
    [800_000n, 5, 100],
  ],
  [
    [0n, 0, 30],
    [100_000n, 2, 60],
  ],
  [
    [0n, 0, 20],
    [50_000n, 1, 40],
  ],
]);

const HOURLY = salaries('HOURLY', [
  [[0n, 0, 100]],
  [
    [0n, 0, 50],
    [50_000n, 2, 80],
  ],
  [
    [0n, 0, 30],
    [30_000n, 1, 50],
  ],
  [[0n, 0, 25]],
]);

const REALTIME = salaries('REALTIME', [
  [
    [0n, 0, 60],
    [500_000n, 0, 90],
  ],
  [
    [0n, 0, 45],
    [300_000n, 0, 75],
  ],
  [
    [0n, 0, 30],
    [150_000n, 0, 50],
  ],
  [
    [0n, 0, 20],
    [80_000n, 0, 30],
  ],
]);

/** What runs beside on the other lines, so that every kind is in force somewhere. */
const DAILY_ASIDE: readonly Agreement[] = [
  { ...agreement('DAILY', null, 'tiger999', [[0n, 0, 80]]), weekly: true },
  { ...agreement('DAILY', 'tiger999', 'river777', [[0n, 0, 50]]), weekly: true },
];
const HOURLY_ASIDE: readonly Agreement[] = [
  agreement('HOURLY', null, 'silver88', [[0n, 0, 70]]),
  agreement('HOURLY', 'silver88', 'moon3333', [[0n, 0, 40]]),
];

/** Higher terms of a dividend, which take the place of those before. */
const raised = (top: number): Agreement =>
  agreement('DIVIDEND', 'jade888', AGENT, [
    [0n, 0, 2_400],
    [200_000n, 4, 3_200],
    [800_000n, 8, top],
  ]);

const TO_STAR = agreement('DIVIDEND', AGENT, 'star9999', [
  [0n, 0, 1_000],
  [100_000n, 3, 1_600],
]);

/** How long ago the salaries of the first line went over from one kind to the next. */
export interface Turns extends Size {
  readonly hourlyDays: number;
  readonly realtimeDays: number;
}

const named = (all: readonly Agreement[], when: string): Offered[] =>
  all.map((one) => ({ ...one, id: `${when}:${one.kind}:${one.to}` }));

const agreeOn = async (parties: Parties, all: readonly Agreement[], when: string): Promise<void> => {
  for (const one of named(all, when)) await answer(parties, one, 'ACCEPT');
};

const endAll = async (parties: Parties, all: readonly Agreement[]): Promise<void> => {
  for (const one of all.toReversed()) await end(parties, one);
};

/** What agents agree on a day, by its number from the first on. */
export const agreeOnDay = async (
  parties: Parties,
  index: number,
  { days, hourlyDays, realtimeDays }: Turns,
): Promise<void> => {
  if (index === 1) await agreeOn(parties, [...DIVIDENDS, ...DAILY, ...DAILY_ASIDE], 'first');
  if (index === Math.floor(days / 2)) {
    await agreeOn(parties, [raised(4_000)], 'raised');
    for (const one of named([TO_STAR], 'early')) await answer(parties, one, 'REJECT');
  }
  if (index === days - hourlyDays) {
    await endAll(parties, DAILY);
    await agreeOn(parties, [...HOURLY, ...HOURLY_ASIDE], 'hourly');
  }
  if (index === days - realtimeDays) {
    await endAll(parties, HOURLY);
    await agreeOn(parties, REALTIME, 'realtime');
  }
};

/** What waits for an answer when a visitor comes: an offer to the agent, and one that it made itself. */
export const leaveOffers = async (parties: Parties, when: string): Promise<void> => {
  for (const one of named([raised(4_400), TO_STAR], when)) await offer(parties, one);
};

/** Makes those again of which the last has expired; what the parties agreed on meanwhile may stand in the way of one. */
export const offerAgain = async (parties: Parties, when: string): Promise<void> => {
  for (const one of named([raised(4_400), TO_STAR], when))
    if (await isExpired(parties, one)) await tryTo(parties, one);
};

const tryTo = async (parties: Parties, one: Offered): Promise<void> => {
  await offer(parties, one).catch((error: unknown) => {
    if (!(error instanceof BusinessError)) throw error;
  });
};
