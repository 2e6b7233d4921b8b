import { button, h, setText } from '../../shared/dom.ts';
import { fill } from '../../shared/texts.ts';
import type { Phase, State } from '../state.ts';
import type { Part, Surface } from '../surface.ts';

/** Covers the reels while a bet is being asked after, and for good once the session has ended. */
export const createTrouble = (surface: Surface): Part => {
  const title = h('h2', { class: 'trouble-title' });
  const text = h('p', { class: 'trouble-text' });
  const attempt = h('p', { class: 'trouble-attempt digits' });
  const close = button({ class: 'primary' }, surface.parent.close, surface.texts.ended.close);
  const element = h(
    'section',
    { class: 'trouble', role: 'alert', hidden: true },
    title,
    text,
    attempt,
    close,
  );
  return {
    element,
    update: ({ phase }: State) => {
      const words = troubleWords(surface, phase);
      element.hidden = words === null;
      if (words === null) return;
      element.dataset['kind'] = phase.name;
      setText(title, words.title);
      setText(text, words.text);
      setText(attempt, words.attempt);
      close.hidden = phase.name !== 'ended' || !surface.parent.reachable;
    },
  };
};

const troubleWords = (
  { texts }: Surface,
  phase: Phase,
): { title: string; text: string; attempt: string } | null => {
  if (phase.name === 'ended') return { title: texts.ended.title, text: texts.ended[phase.code], attempt: '' };
  if (phase.name !== 'checking') return null;
  const attempt = phase.attempt === 0 ? '' : fill(texts.checking.attempt, { n: phase.attempt });
  return { title: texts.checking.title, text: texts.checking.text, attempt };
};
