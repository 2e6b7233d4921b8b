import { LOTTERY_RULES } from '@hintha/lottery';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/api.ts';
import { useDrawName } from '../../../shared/draws/use-draw-name.ts';
import { useWords } from '../../../shared/lottery/use-words.ts';
import { useLegWords } from '../../../shared/sports/use-leg-words.ts';
import { usePickWords } from '../../../shared/sports/use-pick-words.ts';
import { Selections } from './selections.tsx';

type Selection = Reply<'readBet'>['selections'][number];
type Draw = NonNullable<Reply<'readBet'>['draw']>;

interface OfBet {
  selections: readonly Selection[];
}

/** A ticket of a lottery: the play and the numbers of it. */
export const LotterySelections = ({ selections, draw }: OfBet & { draw: Draw }) => {
  const words = useWords(draw.rules);
  const nameOf = useDrawName();
  const plays = LOTTERY_RULES.get(draw.rules)?.plays;
  return (
    <Selections
      selections={selections.map(({ market, pick, price }) => ({
        pick: words.selectionText(plays?.get(market), pick),
        price,
        of: [nameOf(draw), words.playName(market)],
      }))}
    />
  );
};

/** The line of a fee says whose it is printed for, before the fee itself: `home 1-20`. */
const SIDE = /^(?:home|away) /u;

/** A ticket on matches: who is bet on, with the line. */
export const SportsSelections = ({ selections }: OfBet) => {
  const legName = useLegWords();
  const words = usePickWords();
  return (
    <Selections
      selections={selections.map(({ market, pick, line, price, teams }) => {
        const { home, away, league } = teams ?? { home: '', away: '', league: null };
        const outright = league === null ? null : { competitor: pick, league };
        const shown = line?.replace(SIDE, '') ?? '';
        return {
          pick: legName({ market, pick, line, price, home, away, outright, shown }),
          price,
          of: [words.eventName({ home, away, outright }), words.marketName(market)],
        };
      })}
    />
  );
};

const SIDES = ['meron', 'wala', 'draw'] as const;

/** A bet that is paid out of a pool is kept at the odds that give nothing; a draw may have odds of its own. */
const OUT_OF_POOL = /^1(?:\.0+)?$/u;

/** A bet on a fight: its side. */
export const FightSelections = ({ selections }: OfBet) => {
  const { t } = useTranslation('sabong');
  return (
    <Selections
      selections={selections.map(({ event, pick, price }) => {
        const side = SIDES.find((one) => one === pick);
        return {
          pick: side === undefined ? pick : t(`page.${side}`),
          price: OUT_OF_POOL.test(price) ? null : price,
          of: [t('page.fight', { number: event.split('/').at(-1) ?? '' })],
        };
      })}
    />
  );
};
