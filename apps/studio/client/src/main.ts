import { loadStudioMessages } from '@hintha/messages';
import type { OpenedView, PlayBusinessError } from '../../src/wire.ts';
import type { StartSlots } from './slots/api.ts';
import { openGame } from './shared/calls.ts';
import { button, h } from './shared/dom.ts';
import { createParent } from './shared/parent.ts';
import { loadSettings, saveSettings, type Settings } from './shared/settings.ts';

/** The language attribute: Chinese with its script, which the choice of a font hangs on. */
const tagOf = (language: string): string => (language === 'zh' ? 'zh-Hans' : language);

const FIRST_LANGUAGE = 'my';

type Failure = 'session_ended' | 'account_disabled' | 'game_unavailable' | 'lost' | 'undrawable';

const start = async (root: HTMLElement): Promise<void> => {
  const settings = loadSettings();
  const launch = new URLSearchParams(window.location.search).get('launch');
  if (launch === null) return fail(root, settings, 'session_ended');
  showProgress(0.3);
  // The game itself is fetched while the studio opens the session.
  const fetched = import('./slots/api.ts').catch(() => null);
  const answer = await openGame(launch);
  showProgress(0.6);
  const slots = await fetched;
  if (answer.kind === 'refused') return fail(root, settings, toFailure(answer.businessError.code));
  if (answer.kind === 'lost' || slots === null) return fail(root, settings, 'lost');
  // A launch code is good for one use; it has no business in the address or a referrer any longer.
  window.history.replaceState(null, '', window.location.pathname);
  await play(root, settings, answer.value, slots.startSlots);
};

const play = async (
  root: HTMLElement,
  settings: Settings,
  opened: OpenedView,
  startSlots: StartSlots,
): Promise<void> => {
  settings.language = opened.language;
  saveSettings(settings);
  const { slots: texts } = await speak(opened.language);
  showProgress(0.9);
  try {
    await startSlots(root, opened, texts, settings);
  } catch {
    // The session is open and nothing is staked; what failed is drawing.
    await fail(root, settings, 'undrawable');
  }
};

const speak = async (language: string) => {
  const messages = await loadStudioMessages(language);
  document.documentElement.lang = tagOf(language);
  return messages;
};

const toFailure = (code: PlayBusinessError): Failure => {
  if (code === 'account_disabled' || code === 'game_unavailable') return code;
  return code === 'operator_unreachable' || code === 'unknown_error' ? 'lost' : 'session_ended';
};

const showProgress = (share: number): void =>
  document.documentElement.style.setProperty('--loaded', String(share));

/** Says why there is no game, and what can be done about it. */
const fail = async (root: HTMLElement, settings: Settings, failure: Failure): Promise<void> => {
  const { slots: texts } = await speak(settings.language ?? FIRST_LANGUAGE);
  const parent = createParent(null);
  const retry = button({}, () => window.location.reload(), texts.ended.retry);
  const close = button({}, parent.close, texts.ended.close);
  root.replaceChildren(
    h(
      'div',
      { class: 'loading', role: 'alert' },
      h('p', { class: 'loading-title' }, texts.ended.title),
      h('p', { class: 'loading-text' }, texts.ended[failure]),
      h('div', { class: 'actions' }, failure === 'lost' && retry, parent.reachable && close),
    ),
  );
};

const root = document.querySelector<HTMLElement>('#root');
if (root !== null) void start(root);
