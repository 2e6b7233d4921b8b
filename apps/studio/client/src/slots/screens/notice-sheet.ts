import { button, h } from '../../shared/dom.ts';
import { fill } from '../../shared/texts.ts';
import { stakeOf, type Notice, type State } from '../state.ts';
import type { Surface } from '../surface.ts';
import { openSheet } from './sheet.ts';

/** Says why a bet was not placed and what it means for the player's money. */
export const openNotice = (surface: Surface, state: State, notice: Notice): void => {
  const { texts, dispatch, parent } = surface;
  const deposit = button({ class: 'primary' }, () => {
    sheet.close();
    parent.deposit();
  });
  deposit.append(texts.notices.deposit);
  const close = button({ class: notice === 'insufficient_funds' ? 'plain' : 'primary' }, () => sheet.close());
  close.append(texts.notices.close);
  const sheet = openSheet({ title: texts.notices.title, closeLabel: texts.menu.close, kind: 'notice' }, [
    h('p', { class: 'sheet-note' }, texts.notices[notice]),
    notice === 'insufficient_funds'
      ? h('p', { class: 'sheet-note digits' }, neededWords(surface, state))
      : '',
    h('div', { class: 'sheet-foot' }, close, ...(needsDeposit(surface, notice) ? [deposit] : [])),
  ]);
  sheet.element.addEventListener('close', () => dispatch({ type: 'notice-closed' }));
};

const needsDeposit = ({ parent, opened }: Surface, notice: Notice): boolean =>
  notice === 'insufficient_funds' && parent.reachable && !opened.player.demo;

const neededWords = ({ texts, show }: Surface, state: State): string =>
  fill(texts.notices.needed, { stake: show(stakeOf(state)), balance: show(state.balance) });
