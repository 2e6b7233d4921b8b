import { h, setText } from '../../shared/dom.ts';

/** An amount with its decimals dimmed, so that the eye reads whole units first. */
export interface AmountView {
  readonly element: HTMLElement;
  readonly set: (text: string) => void;
}

export const createAmount = (className = ''): AmountView => {
  const whole = h('span');
  const decimals = h('small');
  return {
    element: h('span', { class: `digits amount ${className}` }, whole, decimals),
    set: (text) => {
      const point = text.lastIndexOf('.');
      setText(whole, point < 0 ? text : text.slice(0, point));
      setText(decimals, point < 0 ? '' : text.slice(point));
    },
  };
};
