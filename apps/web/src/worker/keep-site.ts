import { planOf, type Plan } from './plan.ts';
import { type Renewal, renewPush, type SubscribingWorld } from './renew-push.ts';
import { type NoticeWorld, openPush, showPush } from './show-push.ts';

interface LateEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WordEvent extends LateEvent {
  readonly data: unknown;
}

interface CallEvent extends LateEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface PushedEvent extends LateEvent {
  readonly data: { text(): string } | null;
}

interface RenewalEvent extends LateEvent, Renewal {}

interface TapEvent extends LateEvent {
  readonly notification: Notification;
}

/** What of a worker's world is used here; the types of pages and workers cannot stand in one program. */
interface WorkerWorld extends NoticeWorld, Pick<SubscribingWorld, 'fetch'> {
  readonly registration: NoticeWorld['registration'] & SubscribingWorld['registration'];
  readonly location: Location;
  readonly clients: { claim(): Promise<void> } & NoticeWorld['clients'];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', action: (event: LateEvent) => void): void;
  addEventListener(type: 'message', action: (event: WordEvent) => void): void;
  addEventListener(type: 'push', action: (event: PushedEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', action: (event: RenewalEvent) => void): void;
  addEventListener(type: 'notificationclick', action: (event: TapEvent) => void): void;
  addEventListener(type: 'fetch', action: (event: CallEvent) => void): void;
}

/** The files of the first paint, and a name that changes with them; the build puts both in. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_NAME: string;

const world = globalThis as unknown as WorkerWorld;
const PICTURES = 'pictures';
const LISTS = 'lists';
/** So many of each are kept, the latest. */
const MOST = { [PICTURES]: 400, [LISTS]: 40 } as const;
const PAGE = '/';
/** A page that does not come within this time is shown from the store. */
const PATIENCE_MS = 4_000;

world.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

world.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld());
});

// A page was there before its worker and tells which files it has had by then.
world.addEventListener('message', (event) => {
  event.waitUntil(keepFiles(event.data));
});

world.addEventListener('push', (event) => {
  event.waitUntil(showPush(world, event.data?.text() ?? ''));
});

world.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewPush(world, event));
});

world.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPush(world, event.notification));
});

world.addEventListener('fetch', (event) => {
  const { request } = event;
  const signed = request.headers.has('authorization');
  const plan = planOf(
    { method: request.method, url: request.url, mode: request.mode, signed },
    world.location.origin,
  );
  if (plan !== 'server') event.respondWith(ANSWERS[plan](request));
});

const keepShell = async (): Promise<void> => {
  const store = await caches.open(SHELL_NAME);
  await store.addAll([...SHELL_FILES]);
  await world.skipWaiting();
};

const keepFiles = async (payload: unknown): Promise<void> => {
  if (!Array.isArray(payload)) return;
  const files = payload.filter(
    (file): file is string => typeof file === 'string' && file.startsWith('/assets/'),
  );
  await Promise.all(files.map((file) => keepFile(new Request(file))));
};

const forgetOld = async (): Promise<void> => {
  const kept: readonly string[] = [SHELL_NAME, PICTURES, LISTS];
  const old = (await caches.keys()).filter((name) => !kept.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await world.clients.claim();
};

const keepFile = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL_NAME)).put(request, answer.clone());
  return answer;
};

/** The line's answer, or the page as it was kept once the line is gone or has been waited for long enough. */
const askForPage = async (request: Request): Promise<Response> => {
  const kept = await caches.match(PAGE);
  if (kept === undefined) return fetch(request);
  const late = new Promise<Response>((answer) => setTimeout(() => answer(kept), PATIENCE_MS));
  return Promise.race([fetch(request).catch(() => kept), late]);
};

const keepLatest = async (name: keyof typeof MOST, request: Request, answer: Response): Promise<void> => {
  const store = await caches.open(name);
  await store.delete(request);
  await store.put(request, answer);
  const held = await store.keys();
  await Promise.all(held.slice(0, Math.max(0, held.length - MOST[name])).map((old) => store.delete(old)));
};

const askAndKeep = async (name: keyof typeof MOST, request: Request): Promise<Response> => {
  const answer = await fetch(request);
  if (answer.ok) await keepLatest(name, request, answer.clone());
  return answer;
};

const showPicture = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request);
  const asked = askAndKeep(PICTURES, request);
  if (kept === undefined) return asked;
  asked.catch(() => undefined);
  return kept;
};

const askForList = async (request: Request): Promise<Response> => {
  try {
    return await askAndKeep(LISTS, request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept === undefined) throw error;
    return kept;
  }
};

const ANSWERS: Readonly<Record<Exclude<Plan, 'server'>, (request: Request) => Promise<Response>>> = {
  page: askForPage,
  file: keepFile,
  picture: showPicture,
  list: askForList,
};
