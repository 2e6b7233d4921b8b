import { h, setText } from '../../shared/dom.ts';
import type { Line } from '../state.ts';
import type { Part, Surface } from '../surface.ts';

/** What a screen reader says of the line: that it is gone, which the plate shows, and that it is back. */
export const createLineNews = ({ texts }: Surface): Part => {
  const words: Record<Line, string> = { up: '', gone: texts.offline, back: texts.plate.backOnline };
  const element = h('p', { class: 'visually-hidden', role: 'status' });
  return { element, update: ({ line }) => setText(element, words[line]) };
};
