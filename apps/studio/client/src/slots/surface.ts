import type { StudioMessages } from '@hintha/messages';
import type { Money } from '@hintha/money';
import type { OpenedView } from '../../../src/wire.ts';
import type { Calls } from '../shared/calls.ts';
import type { Parent } from '../shared/parent.ts';
import type { Settings } from '../shared/settings.ts';
import type { Sound } from '../shared/sound.ts';
import type { Event, State } from './state.ts';

/** The texts of the game, and the words of the site for a line that is gone. */
export type Texts = StudioMessages['slots'];

/** What every part of the playing surface may use. */
export interface Surface {
  readonly texts: Texts;
  readonly opened: OpenedView;
  readonly settings: Settings;
  readonly sound: Sound;
  readonly parent: Parent;
  readonly calls: Calls;
  readonly show: (amount: Money) => string;
  readonly dispatch: (event: Event) => void;
  readonly state: () => State;
  /** Changes a setting and keeps it. */
  readonly change: (settings: Partial<Settings>) => void;
}

/** A part of the screen that draws what the state says. */
export interface Part {
  readonly element: HTMLElement;
  readonly update: (state: State) => void;
}
