import { join } from 'node:path';
import type { Step } from '../progress.ts';
import { readSettings, type Settings } from '../settings.ts';
import { startChild } from '../start/children.ts';
import { openDatabase } from '../start/database.ts';
import { findFreePort } from '../start/free-port.ts';
import { serverPlan } from '../start/plans.ts';
import { restoreSteps } from './restore-backup.ts';

export interface DrillOrder {
  readonly file: string;
  readonly key: string;
  /** What is restored goes into it, and goes with it. */
  readonly folder: string;
}

/** Nothing that a restored database still has to do may reach anybody outside. */
const ALONE = { JOBS: '0', PAYOUT_URL: '', SMTP_URL: '', SMS_URL: '', PHONE_PROVIDER_URL: '' };

/** Restores a backup aside, and shows that a server comes up on it and answers. */
export function drillSteps({ file, key, folder }: DrillOrder): Step[] {
  const dataDir = join(folder, 'restored');
  const serve: Step = {
    name: 'a server on it',
    run: async (say) => {
      const settings = await settingsOf(dataDir);
      const database = await openDatabase(settings, say);
      const { env, ...plan } = serverPlan(settings, database.url);
      try {
        const server = await startChild({ ...plan, env: { ...env, ...ALONE } }, say);
        const reply = await fetch(`${settings.operatorUrl}/wps/system/permission`);
        await server.stop();
        if (!reply.ok) throw new Error(`the restored site answered ${reply.status}`);
        return 'answers';
      } finally {
        await database.stop();
      }
    },
  };
  return [...restoreSteps({ file, key, dataDir, databaseUrl: undefined }), serve];
}

async function settingsOf(dataDir: string): Promise<Settings> {
  const [port, consolePort] = [await findFreePort(), await findFreePort()];
  const { OPERATOR_URL: _, DATABASE_URL: __, ...rest } = process.env;
  const place = {
    HOST: '127.0.0.1',
    PORT: String(port),
    CONSOLE_PORT: String(consolePort),
    DATA_DIR: dataDir,
  };
  return readSettings({ ...rest, ...place });
}
