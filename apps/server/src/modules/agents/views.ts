import { formatAmount } from '@hintha/money';
import type { ShownRequest } from './consents/answer-request.ts';
import { isLive } from './links/use-link.ts';
import type { Opened } from './opening/open-account.ts';
import type { NamedSubAccount } from './subaccounts/open-sub-account.ts';
import type { WayDown } from './transfers/read-way-down.ts';
import type { PlacedDownline, Team } from './admin/list-team.ts';
import type { Downline, Downlines, Place } from './tree/list-downlines.ts';
import type { Link } from './types.ts';

export const toLinkView = (link: Link, now: Date) => ({
  code: link.code,
  createdAt: link.createdAt.getTime(),
  joined: link.joined,
  type: link.type,
  rates: link.rates,
  remark: link.remark,
  on: link.isOn,
  expiresAt: link.expiresAt?.getTime() ?? null,
  live: isLive(link, now),
});

export const toOpenedView = ({ id, username, password }: Opened) => ({ id: String(id), username, password });

export const toPlaceView = ({ id, name, type }: Place) => ({ id: String(id), name, type });

const toDownlineView = (row: Downline) => ({
  ...toPlaceView(row),
  depth: row.depth,
  balance: formatAmount(row.balance),
  teamSize: row.teamSize,
  teamSizeIsLeast: row.teamSizeIsLeast,
  joinedAt: row.joinedAt.getTime(),
  lastLoginAt: row.lastLoginAt?.getTime() ?? null,
  rates: row.rates,
});

const toPageView = ({ path, next }: Pick<Downlines, 'path' | 'next'>) => ({
  path: path.map(toPlaceView),
  next: next === null ? null : String(next),
});

export const toDownlinesView = ({ list, ...page }: Downlines) => ({
  ...toPageView(page),
  list: list.map(toDownlineView),
});

/** As the staff sees a team: with the line above each account, which agents are not told. */
export const toTeamView = ({ list, ...page }: Team) => ({
  ...toPageView(page),
  list: list.map((row: PlacedDownline) => ({ ...toDownlineView(row), line: row.line.map(toPlaceView) })),
});

export const toSubAccountView = (sub: NamedSubAccount) => ({
  id: String(sub.accountId),
  username: sub.username,
  permissions: [...sub.permissions],
  remark: sub.remark,
  createdAt: sub.createdAt.getTime(),
  lastLoginAt: sub.lastLoginAt?.getTime() ?? null,
});

export const toRequestView = ({ id, changes, state, createdAt, expiresAt }: ShownRequest) => ({
  id: String(id),
  changes: [...changes],
  state,
  createdAt: createdAt.getTime(),
  expiresAt: expiresAt.getTime(),
});

export const toWayDownView = ({ account, available, least, most, leftToday, sent }: WayDown) => ({
  account,
  available: formatAmount(available),
  least: formatAmount(least),
  most: formatAmount(most),
  leftToday: formatAmount(leftToday),
  sent: sent.map(({ id, amount, purpose, at }) => ({
    id: String(id),
    amount: formatAmount(amount),
    purpose,
    at: at.getTime(),
  })),
});
