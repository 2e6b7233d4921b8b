import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPart } from '../../../../test/draw-part.tsx';
import { type Named, useIssueName } from './use-issue-name.ts';

const Name = ({ gameCode, numero }: { gameCode: string; numero: Named }) => (
  <p>{useIssueName(gameCode)(numero)}</p>
);

test.each([
  ['MM2D', '20261126-01', null, '26/11 noon'],
  ['MM2D', '20261126-02', '2026-11-27', '27/11 evening (moved)'],
  ['TH_GLO', '20261216', null, '20261216'],
  ['TH_GLO', '20261216', '2026-12-17', '20261216 (moved to 17/12)'],
  ['E_SSC', '20261126-0007', null, '20261126-0007'],
])('%s %s, moved to %s, is called %s', async (gameCode, issue, movedTo, name) => {
  await drawPart(<Name gameCode={gameCode} numero={{ issue, movedTo }} />);
  expect(screen.getByText(name)).toBeDefined();
});
