import { byCode, digitTier, type LotteryRules } from '../game.ts';
import { guess } from './digit-plays.ts';
import { SSC, threeDigitPlays, twoDigitPlays } from './ssc.ts';

/** Three digits, drawn once a day or less: FC3D, PL3 and the instant draw (rule book, 8.4). */
export const LF3: LotteryRules = {
  code: 'LF3',
  unitPrice: 2,
  tiers: [digitTier('DIGITS', 3, 1)],
  plays: byCode([
    ...threeDigitPlays('S3', [0, 1, 2]),
    ...twoDigitPlays('S2F', [0, 1]),
    ...twoDigitPlays('S2B', [1, 2]),
    guess(3),
  ]),
};

const OF_FIVE = /^(?:S5_ZX|DWD|S3[FB]_.*|S2[FB]_.*|DXDS_.*|LHH_.*)$/;

/** Five digits, drawn once a day: PL5. */
export const LF5: LotteryRules = {
  ...SSC,
  code: 'LF5',
  plays: byCode([...SSC.plays.values()].filter(({ code }) => OF_FIVE.test(code))),
};
