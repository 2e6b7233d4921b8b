import { h, setText } from '../../shared/dom.ts';
import type { Part, Surface } from '../surface.ts';

/** A short note over the reels that needs no answer: that an earlier round is being shown again. */
export const createToast = ({ texts }: Surface): Part => {
  const element = h('p', { class: 'toast', role: 'status' });
  return {
    element,
    update: ({ notice }) => {
      element.hidden = notice !== 'resumed';
      setText(element, notice === 'resumed' ? texts.notices.resumed : '');
    },
  };
};
