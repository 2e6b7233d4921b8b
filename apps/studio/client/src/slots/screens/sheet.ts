import { button, h, icon } from '../../shared/dom.ts';
import { ICONS } from '../../shared/icons.ts';

export interface Sheet {
  readonly element: HTMLDialogElement;
  readonly close: () => void;
}

/** A modal dialog: a sheet from below on a phone, a card in the middle of a wide screen. It goes when closed. */
export const openSheet = (
  { title, closeLabel, kind }: { title: string; closeLabel: string; kind: string },
  content: (Node | string)[],
): Sheet => {
  const close = (): void => element.close();
  const heading = h('h2', { class: 'sheet-title', id: `sheet-${kind}` }, title);
  const head = h(
    'div',
    { class: 'sheet-head' },
    heading,
    button({ class: 'bar-button', label: closeLabel }, close, icon(ICONS.close)),
  );
  const element = h(
    'dialog',
    { class: 'sheet', 'data-kind': kind, 'aria-labelledby': heading.id },
    head,
    ...content,
  );
  element.addEventListener('close', () => element.remove());
  element.addEventListener('click', (event) => {
    if (event.target === element) close();
  });
  document.body.append(element);
  element.showModal();
  return { element, close };
};

/** Closes the sheets of these kinds, which can no longer do what they offer. */
export const closeSheets = (...kinds: string[]): void => {
  for (const kind of kinds) document.querySelector<HTMLDialogElement>(`.sheet[data-kind='${kind}']`)?.close();
};
