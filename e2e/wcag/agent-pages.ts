import type { Visitor } from '../browser.ts';
import { openAreaPages, signIn } from './area.ts';
import { openDialogs, untilItStands } from './dialogs.ts';

/** The agent of the demo world, and the one in its team whose figures are looked at. */
const AGENT = 'agent';
const BELOW = 'lotus777';

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Pages that only figures, days and accounts lead to. */
const BEHIND = [
  'agentTeamOverview?list=active',
  'agentTeamOverview?list=joined',
  `accountDetails?account=${BELOW}`,
  `userLoss?account=${BELOW}`,
  `teamBetting?account=${BELOW}&reach=alone`,
  'myIncome?view=lottery',
  'myIncome?view=rebates',
  `myIncome?view=rebates&day=${YESTERDAY}`,
];

/** Opens the agent area, every page of it and all that is behind them. */
export async function* openAgentPages(visitor: Visitor, url: string): AsyncGenerator<string> {
  const { page } = visitor;
  await signIn(visitor, url, AGENT);
  await page.goto('/join#agent/announcement');
  await page.getByRole('dialog').waitFor();
  yield* openAreaPages(page, 'agent area');
  for (const address of BEHIND) {
    await page.goto('about:blank');
    await page.goto(`/join#agent/${address}`);
    const area = page.locator('[role=dialog]').first();
    await area.waitFor();
    await untilItStands(area);
    yield `agent area, ${address}`;
    for await (const opened of openDialogs(area)) yield `agent area, ${address}, ${opened}`;
  }
}
