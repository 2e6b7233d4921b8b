import { button, h } from '../../shared/dom.ts';
import type { Surface } from '../surface.ts';
import { createFairness } from './fairness.ts';
import { createHistory } from './history.ts';
import { createRules } from './rules.ts';
import { createSettings } from './settings.ts';
import { openSheet } from './sheet.ts';

const PAGES = {
  rules: createRules,
  history: createHistory,
  fairness: createFairness,
  settings: createSettings,
} as const;

type PageName = keyof typeof PAGES;
const NAMES = ['rules', 'history', 'fairness', 'settings'] as const satisfies readonly PageName[];

/** Everything about the game that is not play, a tab for each subject; it opens on the rules. */
export const openMenu = (surface: Surface): void => {
  const { texts } = surface;
  const panel = h('div', { class: 'page', role: 'tabpanel', id: 'menu-page', tabindex: '0' });
  const tabs = NAMES.map((name) =>
    button(
      { class: 'tab', role: 'tab', id: `tab-${name}`, 'aria-controls': 'menu-page' },
      () => choose(name),
      texts.menu[name],
    ),
  );
  const choose = (name: PageName): void => {
    for (const tab of tabs) {
      const isChosen = tab.id === `tab-${name}`;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    }
    panel.setAttribute('aria-labelledby', `tab-${name}`);
    panel.replaceChildren(PAGES[name](surface));
    panel.scrollTop = 0;
  };
  const list = h('div', { class: 'tabs', role: 'tablist' }, ...tabs);
  list.addEventListener('keydown', (event) => moveAlong(tabs, event));
  choose('rules');
  openSheet({ title: texts.menu.title, closeLabel: texts.menu.close, kind: 'menu' }, [list, panel]);
};

const moveAlong = (tabs: readonly HTMLButtonElement[], event: KeyboardEvent): void => {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next = tabs[(at + by + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
};
