import { button, h } from '../../shared/dom.ts';
import type { Answer } from '../../shared/calls.ts';
import type { Texts } from '../surface.ts';

/** Puts what a call gave into `place`; a call that failed may be tried again from there. */
export const loadInto = async <Value>(
  place: HTMLElement,
  texts: Texts,
  call: () => Promise<Answer<Value>>,
  draw: (value: Value) => Node,
): Promise<void> => {
  place.replaceChildren(h('p', { class: 'sheet-note', role: 'status' }, texts.menu.loading));
  const answer = await call();
  if (answer.kind === 'value') return place.replaceChildren(draw(answer.value));
  const retry = button({ class: 'plain' }, () => void loadInto(place, texts, call, draw), texts.menu.retry);
  place.replaceChildren(h('p', { class: 'sheet-note', role: 'alert' }, texts.menu.failed), retry);
};
