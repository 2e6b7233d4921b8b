import type { HistoryRoundView, SpinView } from '../../../../src/wire.ts';
import { button, h, setText } from '../../shared/dom.ts';
import { readAmount, showCount } from '../../shared/amounts.ts';
import { fill } from '../../shared/texts.ts';
import { symbolName } from '../deck/plate.ts';
import type { Surface, Texts } from '../surface.ts';
import { createWindowGrid } from './window-grid.ts';

/** One round as it was recorded: its facts, every window with its wins, and its proof. */
export const createRoundDetail = (surface: Surface, round: HistoryRoundView): HTMLElement => {
  const { texts } = surface;
  const spins = round.outcome?.spins ?? [];
  return h(
    'div',
    {},
    createFacts(surface, round),
    spins.length === 0 ? h('p', { class: 'sheet-note' }, texts.history.noWindow) : null,
    h('ol', { class: 'spins' }, ...spins.map((spin, i) => createSpin(texts, spin, i))),
    createProof(surface, round),
  );
};

const createFacts = ({ texts, show }: Surface, round: HistoryRoundView): HTMLElement => {
  const facts: [string, string][] = [
    [texts.history.id, round.id],
    [texts.history.nonce, String(round.nonce)],
    [texts.history.state, texts.history[round.state]],
    [texts.history.stake, show(readAmount(round.stake))],
    [texts.history.win, show(readAmount(round.win))],
    [texts.history.balance, round.balance === null ? '–' : show(readAmount(round.balance))],
  ];
  return createFactList(facts);
};

const createFactList = (facts: readonly (readonly [string, string])[]): HTMLElement =>
  h(
    'dl',
    { class: 'facts' },
    ...facts.flatMap(([name, value]) => [h('dt', {}, name), h('dd', { class: 'digits' }, value)]),
  );

const createSpin = (texts: Texts, spin: SpinView, i: number): HTMLElement => {
  const name = spin.free ? fill(texts.history.freeSpin, { n: i }) : texts.history.paidSpin;
  const wins = spin.lineWins.map((win) => {
    const symbol = symbolName(texts, win.symbol);
    const line = fill(texts.plate.line, { line: win.line + 1, count: win.count, symbol });
    return h('li', {}, `${line} · ${coinsOf(texts, win.coins, spin.multiplier)}`);
  });
  if (spin.scatters.coins > 0) {
    const lotus = fill(texts.history.lotus, { count: spin.scatters.count });
    wins.push(h('li', {}, `${lotus} · ${coinsOf(texts, spin.scatters.coins, spin.multiplier)}`));
  }
  if (spin.awardedFreeGames > 0) wins.push(h('li', {}, fill(texts.free.intro, { n: spin.awardedFreeGames })));
  const total = fill(texts.history.spinCoins, { coins: showCount(spin.coins) });
  return h(
    'li',
    { class: 'spin-record' },
    createWindowGrid(spin.window, texts),
    h(
      'div',
      {},
      h('strong', { class: 'digits' }, `${name} · ${total}`),
      h('ul', { class: 'digits' }, ...wins),
    ),
  );
};

const coinsOf = (texts: Texts, coins: number, times: number): string =>
  fill(times === 1 ? texts.plate.coins : texts.plate.coinsTimes, { coins: showCount(coins), times });

const createProof = (surface: Surface, round: HistoryRoundView): HTMLElement => {
  const { texts } = surface;
  const facts: [string, string][] = [
    [texts.history.commitment, round.commitment],
    [texts.history.clientSeed, round.clientSeed],
    [texts.history.serverSeed, round.serverSeed ?? texts.history.hidden],
  ];
  const canVerify = round.serverSeed !== null && round.outcome !== null;
  return h(
    'div',
    { class: 'proof' },
    h('h3', {}, texts.history.seeds),
    createFactList(facts),
    canVerify && createVerify(surface, round),
  );
};

const createVerify = ({ texts, opened }: Surface, round: HistoryRoundView): HTMLElement => {
  const verdict = h('p', { class: 'verdict', role: 'status' });
  const verify = async (): Promise<void> => {
    // The maths is loaded only by those who want to do it themselves.
    const { verifyRecordedRound } = await import('@hintha/slots');
    const found = verifyRecordedRound(round, opened.game.model);
    verdict.dataset['found'] = found === 'match' ? 'match' : found === 'unproven' ? 'unproven' : 'mismatch';
    if (found === 'match' || found === 'unproven') return setText(verdict, texts.history[found]);
    setText(verdict, fill(texts.history.mismatch, { reason: texts.history.validationErrors[found] }));
  };
  return h(
    'div',
    {},
    button({ class: 'plain' }, () => void verify(), texts.history.verify),
    verdict,
  );
};
