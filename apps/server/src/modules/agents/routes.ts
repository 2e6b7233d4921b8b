import { agents } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readLinks } from './read-links.ts';
import { readTeam } from './read-team.ts';

export const routes = (house: House): Served[] => [
  serve(agents.readTeam, ({ caller, query }) => readTeam(house, caller.accountId, query.days)),
  serve(agents.listLinks, async ({ caller }) =>
    (await readLinks(house, caller.accountId)).map(({ code, createdAt, joined }) => ({
      code,
      createdAt: createdAt.getTime(),
      joined,
    })),
  ),
];
