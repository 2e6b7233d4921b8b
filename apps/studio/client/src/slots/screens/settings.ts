import { h } from '../../shared/dom.ts';
import type { Surface } from '../surface.ts';

/** The switches that are kept on this device, and what is being played by whom. */
export const createSettings = (surface: Surface): HTMLElement => {
  const { texts, opened, settings, change } = surface;
  return h(
    'div',
    { class: 'settings' },
    createSwitch(texts.settings.sound, settings.sound, (sound) => change({ sound })),
    createSwitch(texts.settings.turbo, settings.turbo, (turbo) => change({ turbo })),
    h('p', { class: 'sheet-note' }, texts.settings.space),
    h(
      'dl',
      { class: 'facts' },
      h('dt', {}, texts.settings.player),
      h('dd', {}, opened.player.nickname),
      h('dt', {}, texts.settings.game),
      h('dd', {}, `${opened.game.name} · ${opened.game.code}`),
      h('dt', {}, texts.settings.model),
      h('dd', {}, `${opened.game.model} · ${opened.game.returnToPlayer}%`),
    ),
  );
};

const createSwitch = (label: string, isOn: boolean, changed: (isOn: boolean) => void): HTMLElement => {
  const box = h('input', { type: 'checkbox', role: 'switch', checked: isOn });
  box.addEventListener('change', () => changed(box.checked));
  return h('label', { class: 'rule' }, box, h('span', {}, label));
};
