import { drawSymbol } from '@hintha/art';
import { h, toDataUrl } from '../../shared/dom.ts';
import { symbolName } from '../deck/plate.ts';
import type { Texts } from '../surface.ts';

const addresses = new Map<string, string>();

/** The picture of a symbol for the page; each is drawn once. */
export const symbolPicture = (symbol: string, texts: Texts): HTMLImageElement => {
  const address = addresses.get(symbol) ?? toDataUrl(drawSymbol(symbol));
  addresses.set(symbol, address);
  return h('img', { src: address, alt: symbolName(texts, symbol), class: 'symbol', decoding: 'async' });
};

/** A recorded window as a small picture, reel by reel. */
export const createWindowGrid = (window: readonly (readonly string[])[], texts: Texts): HTMLElement =>
  h(
    'div',
    { class: 'window' },
    ...window.map((symbols) =>
      h('div', { class: 'window-reel' }, ...symbols.map((symbol) => symbolPicture(symbol, texts))),
    ),
  );
