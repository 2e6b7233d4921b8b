/** Comes when the studio's games have reached the operator's lobby. */
export const untilGamesAreListed = async (operatorUrl: string): Promise<void> => {
  for (let tries = 0; tries < 240; tries += 1) {
    const reply = await fetch(`${operatorUrl}/lgw/games/list`);
    const { value } = (await reply.json()) as { value: { total: number } };
    if (value.total > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('the studio’s games never reached the lobby');
};
