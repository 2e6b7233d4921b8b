import { loadLotteryMessages, loadSabongMessages, loadSportsMessages } from '@hintha/messages';
import { Skeleton } from '@hintha/ui';
import { lazy, Suspense } from 'react';
import type { Reply } from '../../../shared/api.ts';
import { loadTexts } from '../../../shared/language.ts';

type OfBet = Pick<Reply<'readBet'>, 'selections' | 'draw'>;

// What a bet is called comes with the words of its area, which few records need at the start.
const loadNamed = async () => import('./named-selections.tsx');
const Lottery = lazy(async () => {
  const [{ LotterySelections }] = await Promise.all([loadNamed(), loadTexts('lottery', loadLotteryMessages)]);
  return { default: LotterySelections };
});
const Sports = lazy(async () => {
  const [{ SportsSelections }] = await Promise.all([loadNamed(), loadTexts('sports', loadSportsMessages)]);
  return { default: SportsSelections };
});
const Fight = lazy(async () => {
  const [{ FightSelections }] = await Promise.all([loadNamed(), loadTexts('sabong', loadSabongMessages)]);
  return { default: FightSelections };
});

/** What a bet is on, in the words of its area; a bet of a vendor's game names nothing. */
export const LateSelections = ({ selections, draw }: OfBet) => {
  if (selections.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton height="72px" />}>
      <Named selections={selections} draw={draw} />
    </Suspense>
  );
};

const Named = ({ selections, draw }: OfBet) => {
  if (draw !== null) return <Lottery selections={selections} draw={draw} />;
  return selections.some(({ teams }) => teams !== null) ? (
    <Sports selections={selections} />
  ) : (
    <Fight selections={selections} />
  );
};
