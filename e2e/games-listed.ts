/** What the studio offers. */
const ALL_TITLES = 9_900;
const TRIES = 240;
const LOOK_EVERY_MS = 250;

/** Comes when the first of the studio's games have reached the operator's lobby, or, when asked, all of them. */
export const untilGamesAreListed = async (operatorUrl: string, { all = false } = {}): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reply = await fetch(`${operatorUrl}/lgw/games/list`);
    const { value } = (await reply.json()) as { value: { total: number } };
    if (value.total >= (all ? ALL_TITLES : 1)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error('the studio’s games never reached the lobby');
};
