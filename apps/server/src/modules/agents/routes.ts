import { agents } from '@hintha/contract';
import { formatAmount, ZERO } from '@hintha/money';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readBalance } from '../wallet/index.ts';
import { readWayUp } from './transfers/read-way-up.ts';
import { sendUp } from './transfers/send-up.ts';
import { toWayUpView } from './transfers/views.ts';
import { readTeam } from './tree/join-team.ts';
import { readLinks } from './tree/read-links.ts';

export const routes = (house: House): Served[] => [
  serve(agents.readTeam, ({ caller, query }) => readTeam(house, caller.accountId, query.days)),
  serve(agents.listLinks, async ({ caller }) =>
    (await readLinks(house, caller.accountId)).map(({ code, createdAt, joined }) => ({
      code,
      createdAt: createdAt.getTime(),
      joined,
    })),
  ),
  serve(agents.readWayUp, async ({ caller }) => toWayUpView(await readWayUp(house, caller))),
  serve(agents.sendUp, async ({ caller, body }) => {
    await sendUp(house, caller, body);
    return { balance: formatAmount((await readBalance(house.db, caller.accountId))?.balance ?? ZERO) };
  }),
];
