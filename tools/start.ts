import { setTimeout as sleep } from 'node:timers/promises';
import { assertFitForProduction } from '../apps/server/src/production.ts';
import { failureText, Halt, runCommand } from './halt.ts';
import { pageSteps } from './pages.ts';
import { runSteps, type Screen, type Step, terminalScreen } from './progress.ts';
import { readSettings, type Settings } from './settings.ts';
import type { ChildPlan } from './start/children.ts';
import { openDatabase } from './start/database.ts';
import { demoAccountLines } from './start/demo-accounts.ts';
import { isTeamInTheMaking, teamStep } from './start/demo-team.ts';
import { checkPortIsFree } from './start/free-port.ts';
import { keepRunning } from './start/keep-running.ts';
import { takeLock } from './start/lock.ts';
import { onStopSignal } from './start/on-stop-signal.ts';
import { cashierPlan, feedPlan, payingServerPlan, studioPlan, turnLogOver } from './start/plans.ts';
import { RunningParts } from './start/running-parts.ts';

const LAST_STEP_MS = 10_000;
/** What the studio, which runs here as well, would be started with. */
const STUDIO_DEMO_KEY = 'hintha-studio-demo-key';
const KILLED_EXIT_CODE = 130;

const screen = terminalScreen();
const parts = new RunningParts();
/** Becomes the exit code when something gives up later than the start. */
const gaveUp = Promise.withResolvers<number>();

const tell = (failure: unknown): void => void process.stderr.write(failureText(failure));

function childStep(name: string, makePlan: () => ChildPlan): Step {
  return {
    name,
    run: async (say) => {
      const plan = makePlan();
      let speak = say;
      turnLogOver(plan);
      const kept = keepRunning(plan, {
        say: (text) => speak(text),
        giveUp: (failure) => {
          tell(failure);
          gaveUp.resolve(1);
        },
      });
      await parts.add(kept);
      await kept.ready;
      speak = (text) => screen.write(`${text}\n`);
      return undefined;
    },
  };
}

function portsOf(settings: Settings): [name: string, port: number][] {
  return [
    ['PORT', settings.port],
    ['STUDIO_PORT', settings.studioPort],
    ['CONSOLE_PORT', settings.consolePort],
    ...(settings.production ? [] : providerPorts(settings)),
  ];
}

/** Programs that stand for providers stay away where real money is played for. */
function providerPorts(settings: Settings): [name: string, port: number][] {
  return [
    ['CASHIER_PORT', settings.cashierPort],
    ['FEED_PORT', settings.feedPort],
  ];
}

function providerSteps(settings: Settings, databaseUrl: () => string): Step[] {
  return [
    childStep('cashier', () => cashierPlan(settings, databaseUrl())),
    childStep('feed', () => feedPlan(settings, databaseUrl())),
  ];
}

function stepsOf(settings: Settings): Step[] {
  let databaseUrl = '';
  return [
    {
      name: 'ports',
      run: async () => {
        const ports = portsOf(settings);
        for (const [name, port] of ports) await checkPortIsFree(settings.host, port, name);
        return ports.map(([, port]) => port).join(', ');
      },
    },
    {
      name: 'database',
      run: async (say) => {
        let speak = say;
        const database = await openDatabase(settings, (text) => speak(text));
        await parts.add(database);
        speak = (text) => screen.write(`${text}\n`);
        databaseUrl = database.url;
        return database.shown;
      },
    },
    ...pageSteps(),
    childStep('server', () => payingServerPlan(settings, databaseUrl)),
    childStep('studio', () => studioPlan(settings, databaseUrl)),
    ...(settings.production ? [] : providerSteps(settings, () => databaseUrl)),
  ];
}

function announce(settings: Settings, to: Screen): void {
  to.write(`\nHintha is running.\n\n  site    ${settings.operatorUrl}\n  studio  ${settings.studioUrl}\n`);
  to.write(`  console ${settings.consoleUrl}\n`);
  if (!settings.production) to.write(`  cashier ${settings.cashierUrl}\n`);
  to.write(`  logs    ${settings.dataDir}/logs\n`);
  const accounts = settings.demoWorld === 'none' ? [] : demoAccountLines(settings.dataDir);
  if (accounts.length > 0) to.write(`\nDemo sign-ins (account, password):\n\n  ${accounts.join('\n  ')}\n`);
  to.write('\nStaff of the console: npm run operator -- create-administrator --name NAME\n');
  to.write('\nCtrl-C stops it.\n');
}

/** What no program would start with is said before anything is built. */
function refuseDemoInProduction(): void {
  try {
    assertFitForProduction({ ...process.env, STUDIO_KEY: process.env.STUDIO_KEY ?? STUDIO_DEMO_KEY });
  } catch (failure) {
    throw new Halt(failure instanceof Error ? failure.message : String(failure));
  }
}

async function start(): Promise<void> {
  refuseDemoInProduction();
  const settings = readSettings(process.env);
  const giveBack = takeLock(settings.dataDir, settings.operatorUrl);
  await parts.add({ stop: async () => giveBack(), kill: giveBack });
  await runSteps(stepsOf(settings), screen);
  announce(settings, screen);
  if (settings.demoWorld !== 'none' && isTeamInTheMaking(settings.dataDir))
    await runSteps([teamStep(settings.dataDir, () => parts.isClosing)], screen);
}

function stopOnSignals(): void {
  onStopSignal(
    () => {
      screen.write('\nStopping (a second Ctrl-C stops at once).\n');
      void parts.stopAll(tell);
      gaveUp.resolve(0);
    },
    () => {
      parts.killAll();
      process.exit(KILLED_EXIT_CODE);
    },
  );
}

/** Starts, and comes with the exit code: 1 when the start failed. A failure that the stop brought about is none. */
async function startOrFail(): Promise<number | undefined> {
  try {
    await start();
    return undefined;
  } catch (failure) {
    if (parts.isClosing) return 0;
    tell(failure);
    return 1;
  }
}

async function main(): Promise<number> {
  stopOnSignals();
  const started = startOrFail();
  const code = (await Promise.race([started, gaveUp.promise])) ?? (await gaveUp.promise);
  await parts.stopAll(tell);
  // A step that was in progress may still bring something up, which is then stopped in its turn.
  await Promise.race([started, sleep(LAST_STEP_MS)]);
  if (code === 0) screen.write('Stopped.\n');
  return code;
}

await runCommand(main);
process.exit();
