/** The little of a window that holding a page still needs. */
export interface Page {
  readonly scrollY: number;
  readonly document: { readonly body: { readonly style: Record<PinnedProperty, string> } };
  scrollTo(left: number, top: number): void;
}

const PINNED = { position: 'fixed', top: '', left: '0', right: '0', overflowY: 'scroll' };
type PinnedProperty = keyof typeof PINNED;
const PROPERTIES = Object.keys(PINNED) as PinnedProperty[];

interface Held {
  count: number;
  readonly scrollY: number;
  readonly before: readonly (readonly [PinnedProperty, string])[];
}

const held = new WeakMap<Page, Held>();

const pin = (page: Page): Held => {
  const { style } = page.document.body;
  const before = PROPERTIES.map((property) => [property, style[property]] as const);
  const { scrollY } = page;
  Object.assign(style, PINNED, { top: `${-scrollY}px` });
  return { count: 0, scrollY, before };
};

/**
 * Fixes the page where it is scrolled to and gives the function that lets go of it. Phones scroll a page behind a
 * layer whatever `overflow` says; a fixed body they cannot. Of several holders the last to let go restores the place.
 */
export const fixPage = (page: Page): (() => void) => {
  const hold = held.get(page) ?? pin(page);
  hold.count += 1;
  held.set(page, hold);

  let released = false;
  return () => {
    if (released) return;
    released = true;
    hold.count -= 1;
    if (hold.count > 0) return;
    held.delete(page);
    for (const [property, value] of hold.before) page.document.body.style[property] = value;
    page.scrollTo(0, hold.scrollY);
  };
};
