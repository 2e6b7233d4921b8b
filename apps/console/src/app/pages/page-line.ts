import type { ConsoleCall } from '@hintha/contract';
import type { IconName } from '@hintha/ui';
import { lazy, type ComponentType } from 'react';
import type { Texts } from '../../shared/language.ts';
import { loadPage } from '../../shared/load-part.ts';

export interface PageLine {
  /** Its address; the drawer of a row stands under it as `/path/id`. */
  readonly path: string;
  readonly name: (t: Texts) => string;
  readonly icon: IconName;
  /** What goes there. */
  readonly keys: string;
  /** Whoever may make this call sees the page. */
  readonly needs: ConsoleCall;
  readonly Page: ComponentType;
  /** What waits there, beside its name. */
  readonly Badge?: ComponentType;
}

/** A page that comes when it is first shown. */
export const late = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await loadPage(load) }));
