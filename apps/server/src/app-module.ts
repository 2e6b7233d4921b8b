import type { Http, Job, Metrics, Served, ServedToStaff, StaffGuard } from '@hintha/platform';
import type { AppContext } from './app-context.ts';
import type { Contribution } from '@hintha/platform';

/** The manifest of a module: everything the app takes from it. A module has only the fields that it needs. */
export interface AppModule {
  readonly name: string;
  readonly contributions?: readonly Contribution[];
  readonly calls?: (ctx: AppContext) => readonly Served[];
  readonly consoleCalls?: (ctx: AppContext) => readonly ServedToStaff[];
  // What is served besides calls: streams, pictures, webhooks, the wallet API of the vendors.
  readonly serve?: (http: Http, ctx: AppContext, metrics: Metrics) => void;
  readonly serveConsole?: (http: Http, ctx: AppContext, guard: StaffGuard) => void;
  readonly jobs?: (ctx: AppContext) => readonly Job[];
  readonly watch?: (ctx: AppContext, metrics: Metrics) => { close(): Promise<void> };
  /** What has to be so before anything else of the program runs. */
  readonly prepare?: (ctx: AppContext) => Promise<void>;
  readonly start?: (ctx: AppContext) => Promise<void>;
}
