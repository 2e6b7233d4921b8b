import { OPERATOR } from './operator.ts';
import { OVERVIEW } from './overview.ts';
import { PEOPLE } from './people.ts';
import { QUEUES } from './queues.ts';

/** Every page of the console by its group, in the order of the menu: the one place that names the features. */
export const PAGE_GROUPS = [
  { group: 'overview', pages: OVERVIEW },
  { group: 'queues', pages: QUEUES },
  { group: 'people', pages: PEOPLE },
  { group: 'operator', pages: OPERATOR },
] as const;

/** All of them in that order. */
export const PAGES = PAGE_GROUPS.flatMap(({ pages }) => pages);
