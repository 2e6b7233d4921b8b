import { giveCommand } from '../tools/operator/give-command.ts';

const LONGEST_MS = 15_000;
const ASK_EVERY_MS = 50;

/** Gives the operator's command to the operator behind a database; gives what the command says. */
export const operate = (databaseUrl: string, ...words: string[]): Promise<string> =>
  giveCommand(databaseUrl, words);

interface TestSite {
  databaseUrl: string;
  operatorUrl: string;
}

/** Comes when something has become so; the operator may know what it was told for a second longer. */
export const until = async <Value>(what: string, look: () => Promise<Value | undefined>): Promise<Value> => {
  const latest = performance.now() + LONGEST_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > latest) throw new Error(`in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
};

const readValue = async (address: string): Promise<never> => {
  const { value } = (await (await fetch(address)).json()) as { value: never };
  return value;
};

interface Flag {
  code: string;
  enabled: string;
  children: Flag[];
}

/** Switches features by the operator's command; comes when the site tells them so. */
export const switchFlags = async (
  testSite: TestSite,
  wanted: Readonly<Record<string, boolean>>,
): Promise<void> => {
  const address = `${testSite.operatorUrl}/wps/system/menu`;
  const differing = async () => {
    const tree: Flag[] = await readValue(address);
    const current = new Map(
      tree.flatMap((flag) => [flag, ...flag.children]).map((flag) => [flag.code, flag]),
    );
    return Object.entries(wanted).filter(([code, on]) => (current.get(code)?.enabled === '1') !== on);
  };
  const turns = await differing();
  await Promise.all(
    turns.map(async ([code, on]) => operate(testSite.databaseUrl, 'flag', code, on ? 'on' : 'off')),
  );
  await until('the flags', async () => ((await differing()).length === 0 ? true : undefined));
};

/** Comes when the site's permission is as it should be. */
export const untilPermission = async (
  testSite: TestSite,
  isSo: (permission: { status: number; register: { captcha: boolean } }) => boolean,
): Promise<void> => {
  const address = `${testSite.operatorUrl}/wps/system/permission`;
  await until('the permission', async () => (isSo(await readValue(address)) ? true : undefined));
};
