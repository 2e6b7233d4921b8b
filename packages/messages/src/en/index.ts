import type { Widened } from '../load-bundle.ts';
import { access } from './access.ts';
import { categories } from './categories.ts';
import { failures } from './failures.ts';
import { game } from './game.ts';
import { gate } from './gate.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { accountArea } from './account-area.ts';
import { play } from './play.ts';
import { records } from './records.ts';
import { errors } from './errors.ts';
import { security } from './security.ts';
import { shell } from './shell.ts';

export const messages = {
  access,
  categories,
  failures,
  game,
  gate,
  home,
  lobby,
  accountArea,
  play,
  records,
  errors,
  security,
  shell,
};

/** Every language has exactly these keys; the compiler holds the others to the English bundle. */
export type Messages = Widened<typeof messages>;
