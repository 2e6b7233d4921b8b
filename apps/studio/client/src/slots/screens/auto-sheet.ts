import { formatAmount, money, parseAmount, type Money } from '@hintha/money';
import { button, h, setText } from '../../shared/dom.ts';
import { timesAmount } from '../../shared/amounts.ts';
import { fill } from '../../shared/texts.ts';
import { stakeOf } from '../state.ts';
import type { Surface } from '../surface.ts';
import { openSheet } from './sheet.ts';

const GAMES = [10, 25, 50, 100] as const;
/** Where the conditions start out, in bets; the player may change or drop each of them. */
const FIRST_WIN_BETS = 20;
const FIRST_LOSS_BETS = 20;

/** Asks how many games to play and when to stop; nothing starts before the player says so. */
export const openAutoSheet = (surface: Surface): void => {
  const { texts, show, dispatch } = surface;
  const state = surface.state();
  const stake = stakeOf(state);
  const floor = state.balance - timesAmount(stake, FIRST_LOSS_BETS);
  const win = createAmountRule(surface, texts.auto.winAtLeast, timesAmount(stake, FIRST_WIN_BETS));
  const balance = createAmountRule(surface, texts.auto.balanceBelow, money(floor > 0n ? floor : 0n));
  const free = h('input', { type: 'checkbox', checked: true });
  const go = button({ class: 'primary' }, () => {
    const [winAtLeast, balanceBelow] = [win.read(), balance.read()];
    if (winAtLeast === 'invalid' || balanceBelow === 'invalid') return;
    const rules = { games: games.chosen(), winAtLeast, balanceBelow, onFreeGames: free.checked };
    sheet.close();
    dispatch({ type: 'auto-started', rules });
  });
  const games = createGames(texts.auto.games, (n) =>
    setText(go, fill(texts.auto.start, { n, stake: show(stake) })),
  );
  const sheet = openSheet({ title: texts.auto.title, closeLabel: texts.menu.close, kind: 'auto' }, [
    h('p', { class: 'sheet-note' }, texts.auto.note),
    games.element,
    win.element,
    balance.element,
    h('label', { class: 'rule' }, free, h('span', {}, texts.auto.onFreeGames)),
    h('div', { class: 'sheet-foot' }, go),
  ]);
};

const createGames = (label: string, chosen: (games: number) => void) => {
  let current: number = GAMES[0];
  const choices = GAMES.map((games) =>
    button({ class: 'choice digits' }, () => choose(games), String(games)),
  );
  const choose = (games: number): void => {
    current = games;
    for (const [i, choice] of choices.entries())
      choice.setAttribute('aria-pressed', String(GAMES[i] === games));
    chosen(games);
  };
  choose(current);
  const element = h('fieldset', { class: 'games' }, h('legend', {}, label), ...choices);
  return { element, chosen: () => current };
};

/** A condition with an amount; null when it is switched off, a validation error when what was typed is no amount. */
const createAmountRule = ({ texts, opened }: Surface, label: string, first: Money) => {
  const on = h('input', { type: 'checkbox', checked: true });
  const field = h('input', {
    type: 'text',
    class: 'digits',
    inputmode: 'decimal',
    autocomplete: 'off',
    value: formatAmount(first).replace('.00', ''),
    'aria-label': label,
  });
  const validationError = h('p', { class: 'invalid', role: 'alert' });
  on.addEventListener('change', () => {
    field.disabled = !on.checked;
  });
  const element = h(
    'div',
    { class: 'rule' },
    h('label', { class: 'rule-name' }, on, h('span', {}, label)),
    h('span', { class: 'rule-field' }, opened.currency.symbol, field),
    validationError,
  );
  const read = (): Money | null | 'invalid' => {
    setText(validationError, '');
    if (!on.checked) return null;
    const amount = parseAmount(toLatinDigits(field.value));
    if (amount !== 'not_an_amount') return amount;
    setText(validationError, texts.auto.amountValidationError);
    field.focus();
    return 'invalid';
  };
  return { element, read };
};

const BURMESE_ZERO = 0x1040;

/** Burmese digits and thousands commas are taken as they are meant. */
const toLatinDigits = (text: string): string =>
  text
    .trim()
    .replaceAll(',', '')
    .replaceAll(/[\u1040-\u1049]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BURMESE_ZERO));
