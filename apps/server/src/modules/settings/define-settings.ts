import type { Role } from '@hintha/contract';
import {
  contribute,
  type Contribution,
  contributionPoint,
  type Database,
  type Transaction,
} from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import type { Setting } from './kinds.ts';

export type Values<Settings extends Record<string, Setting<unknown>>> = {
  readonly [Name in keyof Settings]: Settings[Name] extends Setting<infer Value> ? Value : never;
};

export interface SettingGroup<Settings extends Record<string, Setting<unknown>>> {
  readonly group: string;
  readonly settings: Settings;
  /** Who of the staff changes them, or proposes to where a change takes two. */
  readonly editors: readonly Role[];
  /** Names a setting whose value does not go with the others; null when all do. */
  check(values: Values<Settings>): string | null;
}

export type AnySettingGroup = SettingGroup<Record<string, Setting<unknown>>>;

/**
 * Declares the settings of a module. The module contributes the group to `SETTING_GROUPS`; the console, the operator's
 * command and the versions follow from that.
 */
export const defineSettings = <Settings extends Record<string, Setting<unknown>>>(
  group: string,
  editors: readonly Role[],
  settings: Settings,
  check: (values: Values<Settings>) => string | null = () => null,
): SettingGroup<Settings> => ({ group, editors, settings, check });

export const SETTING_GROUPS = contributionPoint<AnySettingGroup>('setting groups');

/** One thing that a change would have meant for what lately happened, such as how many withdrawals it would have refused. */
export interface Effect {
  readonly text: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** Whether it is what the value can cost, which whoever approves reads with it. */
  readonly isCost?: boolean;
}

interface SettingEffects {
  readonly group: string;
  measure(
    ctx: AppContext,
    change: { readonly before: unknown; readonly after: unknown },
  ): Promise<readonly Effect[]>;
}

export const SETTING_EFFECTS = contributionPoint<SettingEffects>('setting effects');

interface SettingOutcome {
  readonly group: string;
  readonly settings: readonly string[];
  /** Since the setting was set last; null where nobody has. */
  measure(ctx: AppContext, since: Date | null): Promise<Effect>;
}

/** What settings have cost or earned since they were set. */
export const SETTING_OUTCOMES = contributionPoint<SettingOutcome>('setting outcomes');

/** Lets a module say, from the ledger, what some of its settings have cost or earned since they were set. */
export const contributeOutcome = <Settings extends Record<string, Setting<unknown>>>(
  { group }: SettingGroup<Settings>,
  settings: readonly (keyof Settings & string)[],
  measure: SettingOutcome['measure'],
): Contribution => contribute(SETTING_OUTCOMES, { group, settings, measure });

interface SettingCheck {
  readonly group: string;
  find(on: Database | Transaction, after: unknown): Promise<string | null>;
}

export const SETTING_CHECKS = contributionPoint<SettingCheck>('setting checks');

/** Lets a module refuse values of a group, its own or a lower module's; it names the setting that they would pass. */
export const contributeCheck = <Settings extends Record<string, Setting<unknown>>>(
  { group }: SettingGroup<Settings>,
  find: (on: Database | Transaction, after: Values<Settings>) => Promise<string | null>,
): Contribution =>
  contribute(SETTING_CHECKS, {
    group,
    find: (on, after) => find(on, after as Values<Settings>),
  });

/** Lets a module say what a change of its settings would have meant; it looks at what lately happened and changes nothing. */
export const contributeEffects = <Settings extends Record<string, Setting<unknown>>>(
  { group }: SettingGroup<Settings>,
  measure: (
    ctx: AppContext,
    change: { readonly before: Values<Settings>; readonly after: Values<Settings> },
  ) => Promise<readonly Effect[]>,
): Contribution =>
  contribute(SETTING_EFFECTS, {
    group,
    // The values are those of the group: whoever asks has read them by its declaration.
    measure: (ctx, { before, after }) =>
      measure(ctx, { before: before as Values<Settings>, after: after as Values<Settings> }),
  });
