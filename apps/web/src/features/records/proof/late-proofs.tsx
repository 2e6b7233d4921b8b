import { Skeleton } from '@hintha/ui';
import { lazy, Suspense } from 'react';
import { loadLotteryMessages, loadStudioMessages } from '@hintha/messages';
import { loadTexts } from '../../../shared/language.ts';
import type { DecidingDraw } from './use-proofs.ts';

// The maths comes with what it proves: once that is shown, working it out again needs no connection.
const Round = lazy(async () => {
  const [{ RoundProof }] = await Promise.all([
    import('./round-proof.tsx'),
    loadTexts('studio', loadStudioMessages),
  ]);
  return { default: RoundProof };
});
const Draw = lazy(async () => {
  const [{ BetDraw }] = await Promise.all([
    import('./bet-draw.tsx'),
    loadTexts('lottery', loadLotteryMessages),
  ]);
  return { default: BetDraw };
});

interface LateProofProps {
  id: string;
  draw: DecidingDraw | null;
}

/** What decided a bet: its draw, or the seeds of its round. */
export const LateProof = ({ id, draw }: LateProofProps) => (
  <Suspense fallback={<Skeleton height="220px" />}>
    {draw === null ? <Round id={id} /> : <Draw draw={draw} />}
  </Suspense>
);
