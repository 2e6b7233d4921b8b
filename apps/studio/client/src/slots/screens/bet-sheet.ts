import { button, h } from '../../shared/dom.ts';
import { readAmount } from '../../shared/amounts.ts';
import { fill } from '../../shared/texts.ts';
import { stakeOf } from '../state.ts';
import type { Surface } from '../surface.ts';
import { openSheet } from './sheet.ts';

/** The list of all bets: each coin value with what a round then costs. */
export const openBetSheet = (surface: Surface): void => {
  const { texts, show, dispatch } = surface;
  const state = surface.state();
  const choices = state.game.coinValues.map((value, coin) => {
    const choose = (): void => {
      dispatch({ type: 'coin-chosen', coin });
      sheet.close();
    };
    return button(
      { class: 'bet', 'aria-pressed': coin === state.coin ? 'true' : 'false' },
      choose,
      h('strong', { class: 'digits' }, show(stakeOf(state, coin))),
      h('span', { class: 'digits' }, fill(texts.bet.coin, { value: show(readAmount(value)) })),
    );
  });
  const sheet = openSheet({ title: texts.bet.title, closeLabel: texts.menu.close, kind: 'bets' }, [
    h('p', { class: 'sheet-note' }, fill(texts.bet.note, { coins: state.game.coinsPerBet })),
    h('div', { class: 'bets' }, ...choices),
  ]);
};
