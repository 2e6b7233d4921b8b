import { button, h, icon, setText } from '../../shared/dom.ts';
import { ICONS } from '../../shared/icons.ts';
import { showSigned } from '../../shared/amounts.ts';
import type { Part, Surface } from '../surface.ts';

/** The way out, the name of the game, how long it has been played and with what result, sound and menu. */
export const createTopBar = (surface: Surface, openMenu: () => void): Part => {
  const { texts, opened, parent } = surface;
  const session = createSession(surface);
  const back = button(
    { class: 'bar-button', label: texts.bar.back, hidden: parent.framed || !parent.reachable },
    parent.close,
    icon(ICONS.back),
  );
  const sound = createSoundButton(surface);
  const menu = button({ class: 'bar-button', label: texts.bar.menu }, openMenu, icon(ICONS.menu));
  const element = h(
    'header',
    { class: 'bar' },
    back,
    h('h1', { class: 'bar-title' }, opened.game.name),
    opened.player.demo && h('span', { class: 'chip' }, texts.bar.demo),
    session.element,
    sound,
    menu,
  );
  return { element, update: session.update };
};

const createSoundButton = ({ settings, texts, change }: Surface): HTMLButtonElement => {
  const draw = (): void => {
    const label = settings.sound ? texts.bar.soundOff : texts.bar.soundOn;
    element.replaceChildren(icon(settings.sound ? ICONS.soundOn : ICONS.soundOff));
    element.setAttribute('aria-label', label);
    element.title = label;
  };
  const element = button({ class: 'bar-button' }, () => {
    change({ sound: !settings.sound });
    draw();
  });
  draw();
  return element;
};

const SECOND_MS = 1000;

const two = (value: number): string => String(value).padStart(2, '0');

/** `1:02:09`: hours are always shown, so that minutes are never taken for hours. */
const showElapsed = (ms: number): string => {
  const seconds = Math.floor(ms / SECOND_MS);
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
};

const createSession = ({ texts, opened }: Surface): Part => {
  const clock = h('span', {
    class: 'digits session-clock',
    title: texts.bar.elapsed,
    'aria-label': texts.bar.elapsed,
  });
  const net = h('span', { class: 'digits session-net', title: texts.bar.net });
  const openedAt = performance.now();
  const tick = (): void => setText(clock, showElapsed(performance.now() - openedAt));
  tick();
  setInterval(tick, SECOND_MS);
  return {
    element: h('div', { class: 'session' }, icon(ICONS.clock), clock, net),
    update: (state) => {
      setText(net, showSigned(state.net, opened.currency.symbol));
      net.dataset['sign'] = state.net < 0n ? 'loss' : state.net > 0n ? 'gain' : 'even';
    },
  };
};
