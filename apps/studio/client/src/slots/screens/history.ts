import type { HistoryRoundView, HistoryView } from '../../../../src/wire.ts';
import { button, h, icon } from '../../shared/dom.ts';
import { readAmount } from '../../shared/amounts.ts';
import { ICONS } from '../../shared/icons.ts';
import type { Surface } from '../surface.ts';
import { createRoundDetail } from './round-detail.ts';
import { loadInto } from './loading.ts';

/** The rounds of this player in this game, newest first; each opens to its reels and its proof. */
export const createHistory = (surface: Surface): HTMLElement => {
  const place = h('div', { class: 'history' });
  void loadInto(
    place,
    surface.texts,
    () => surface.calls.rounds(null),
    (view) => drawRounds(surface, view),
  );
  return place;
};

const drawRounds = (surface: Surface, first: HistoryView): HTMLElement => {
  const { texts } = surface;
  if (first.rounds.length === 0) return h('p', { class: 'sheet-note' }, texts.history.empty);
  const list = h('ul', { class: 'rounds' });
  const more = h('div', { class: 'more' });
  const append = ({ rounds, next }: HistoryView): Node => {
    list.append(...rounds.map((round) => createRow(surface, round)));
    if (next === null) return h('span');
    return button({ class: 'plain' }, () => loadMore(next), texts.history.more);
  };
  const loadMore = (before: string): void =>
    void loadInto(more, texts, () => surface.calls.rounds(before), append);
  more.append(append(first));
  return h('div', {}, h('p', { class: 'sheet-note' }, texts.history.note), list, more);
};

/** `21/11 14:32:08` in the time of Yangon, where the operator keeps its days. */
const showTime = (instant: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Yangon',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  })
    .format(instant)
    .replace(',', '');

const createRow = (surface: Surface, round: HistoryRoundView): HTMLElement => {
  const { texts, show } = surface;
  const win = readAmount(round.win);
  const detail = h('div', { class: 'round-detail', hidden: true });
  const head = button(
    { class: 'round-head', 'aria-expanded': 'false' },
    () => {
      if (detail.childElementCount === 0) detail.append(createRoundDetail(surface, round));
      detail.hidden = !detail.hidden;
      head.setAttribute('aria-expanded', String(!detail.hidden));
    },
    h('span', { class: 'round-time digits' }, showTime(round.playedAt)),
    h('span', { class: 'round-nonce digits' }, `#${round.nonce}`),
    h('span', { class: 'round-stake digits' }, show(readAmount(round.stake))),
    h(
      'span',
      { class: 'round-win digits', 'data-win': win > readAmount(round.stake) ? 'yes' : 'no' },
      round.state === 'settled' ? show(win) : texts.history[round.state],
    ),
    icon(ICONS.down),
  );
  return h('li', { class: 'round', 'data-state': round.state }, head, detail);
};
