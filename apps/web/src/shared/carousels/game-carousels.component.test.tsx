import { loadMessages } from '@hintha/messages';
import { act, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, drawPart } from '../../../test/draw-part.tsx';
import type { Answers } from '../../../test/answers.ts';
import { gameMenus } from '../game-menus.ts';
import type { Game } from '../game/play.ts';
import { QueryRoot } from '../queries.tsx';
import { GameCarousels } from './game-carousels.tsx';

const { game: words } = await loadMessages('en');

const games = (count: number, vendor: string): Game[] =>
  Array.from({ length: count }, (_, place) => ({
    nodeId: place + 1,
    vassalage: vendor,
    vendorName: vendor,
    gameType: 'RNG',
    gameCode: `g-${place}`,
    name: `Game ${place}`,
    title: `GAME ${place}`,
    isGame: 'GAME',
    classify: null,
    minBet: '1.00',
    minLineNum: 25,
    isHot: false,
    isNew: false,
    available: true,
    cover: '/art/cover/x/y.svg',
  }));

let comeNear: () => void;
let answers: Answers;

beforeEach(async () => {
  const seen = new Set<() => void>();
  comeNear = () => {
    for (const tell of seen) tell();
  };
  const Watcher = class {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(): void {
      seen.add(() => this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    disconnect(): void {
      seen.clear();
    }
  };
  vi.stubGlobal('IntersectionObserver', Watcher);
  answers = answerCalls();
  const vendor = { vendor: 'INLE', name: 'Inle', emblem: '', games: 9, maintenance: false, opensSoon: false };
  const filters = { returns: [], volatilities: [], features: [] };
  answers.give('readGameMenus', [{ gameCategory: 'RNG', vendors: [vendor], filters }]);
  await act(() => gameMenus.reload());
});

test('rows are read when they come near, and one without enough games is not drawn', async () => {
  answers.give('listGames', { games: games(5, 'INLE'), total: 5, totalPages: 1 });
  await drawPart(
    <MemoryRouter>
      <QueryRoot>
        <GameCarousels />
      </QueryRoot>
    </MemoryRouter>,
  );
  expect(answers.asked('listGames')).toEqual([]);
  act(comeNear);
  const name = words.carousels.studio.replace('{{name}}', 'Inle');
  const row = await screen.findByRole('region', { name });
  expect(within(row).getAllByRole('listitem')).toHaveLength(5);
  const all = within(row).getByRole('link', { name: words.carousels.all.replace('{{name}}', name) });
  expect(all.getAttribute('href')).toBe('/rng?type=vassalage&vassalage=INLE');
  // None of them is new.
  expect(screen.getAllByRole('region')).toEqual([row]);
});
