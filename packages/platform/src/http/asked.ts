import type { Language } from '@hintha/contract';
import type { Caller } from './caller.ts';
import type { Cookies } from './cookies.ts';

/** What a handler is given of a call: parsed, checked and guarded. */
export interface Asked<Params, Query, Body, Who> {
  params: Params;
  query: Query;
  body: Body;
  caller: Who;
  ip: string;
  reportedCountry: string | null;
  cookies: Cookies;
  /** The caller's language; the usual one when it named none that exists. */
  language: Language;
  userAgent: string;
}

/** A call as a guard sees it: before anything was parsed. */
export interface Unguarded {
  token: string | null;
  ip: string;
}

/** The guards: each answers who the caller is, or refuses. */
export interface Guards {
  /** Null for whoever has no live session. */
  anyone(call: Unguarded): Promise<Caller | null>;
  session(call: Unguarded): Promise<Caller>;
  player(call: Unguarded): Promise<Caller>;
  agent(call: Unguarded): Promise<Caller>;
}
