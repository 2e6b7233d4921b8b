import type { Http, Job, Metrics, Served, ServedToStaff, StaffGuard } from '@hintha/platform';
import type { AppContext } from './app-context.ts';
import type { Contribution } from '@hintha/platform';

/** The manifest of a module: everything the app takes from it. A module has only the fields that it needs. */
export interface AppModule {
  readonly name: string;
  /** What the module adds to lists that lower modules declare. */
  readonly contributions?: readonly Contribution[];
  /** The calls of the site, by their contracts. */
  readonly calls?: (ctx: AppContext) => readonly Served[];
  /** The calls of the console, by their contracts. */
  readonly consoleCalls?: (ctx: AppContext) => readonly ServedToStaff[];
  /** What the site serves besides calls: streams, pictures, webhooks, the wallet API of the vendors. */
  readonly serve?: (http: Http, ctx: AppContext, metrics: Metrics) => void;
  /** What the console serves besides calls. */
  readonly serveConsole?: (http: Http, ctx: AppContext, guard: StaffGuard) => void;
  readonly jobs?: (ctx: AppContext) => readonly Job[];
  /** Runs beside the jobs for as long as the program does. */
  readonly watch?: (ctx: AppContext, metrics: Metrics) => Watch;
  /** Runs once at every start, when the jobs are open. */
  readonly start?: (ctx: AppContext) => Promise<void>;
}

export interface Watch {
  close(): Promise<void>;
}
