import { LETTER_READERS } from '@hintha/contract';
import type { StaffCaller } from '@hintha/platform';
import { maskMail, maskMobile } from '../access/index.ts';
import type { StoredLetter } from '../letters/index.ts';
import { SETTING_NAMES, SETTINGS, USUAL } from '../site/index.ts';
import type { ListedApproval } from './approvals/list-approvals.ts';
import type { Proposed } from './approvals/types.ts';
import type { StoredAct } from './audit/types.ts';
import { hasOneOf } from './rules.ts';
import type { readSite } from './site/change-site.ts';
import { formOf } from './site/form-of.ts';
import type { ListedStaff } from './staff/types.ts';

const toInstant = (at: Date | null): number | null => at?.getTime() ?? null;

export const toMeView = ({ staffId, name, roles, complete }: StaffCaller) => ({
  id: String(staffId),
  name,
  roles: [...roles],
  complete,
});

export const toActView = ({
  position,
  actorName,
  deed,
  subject,
  reason,
  details,
  at,
  rowHash,
}: StoredAct) => ({
  position: String(position),
  actor: actorName,
  deed,
  subject,
  reason,
  details,
  at: at.getTime(),
  hash: rowHash.toString('hex'),
});

export const toProposedView = ({ id, payloadHash, expiresAt }: Proposed) => ({
  id: String(id),
  payloadHash: payloadHash.toString('hex'),
  expiresAt: expiresAt.getTime(),
});

export const toApprovalView = (approval: ListedApproval) => {
  const { deed, subject, reason, payload, state, maker, checker, note, mayCheck } = approval;
  return {
    deed,
    subject,
    reason,
    payload,
    state,
    maker,
    checker,
    note,
    mayCheck,
    ...toProposedView(approval),
    createdAt: approval.createdAt.getTime(),
    decidedAt: toInstant(approval.decidedAt),
  };
};

export const toStaffView = (staff: ListedStaff) => ({
  id: String(staff.id),
  name: staff.name,
  roles: [...staff.roles],
  status: staff.status,
  hasAuthenticator: staff.hasAuthenticator,
  createdAt: staff.createdAt.getTime(),
  lastSeenAt: toInstant(staff.lastSeenAt),
});

/** Who set something last; null when nobody has. */
export const toChange = (act: StoredAct | undefined) =>
  act === undefined ? null : { by: act.actorName, at: act.at.getTime(), reason: act.reason };

export const toSiteView = ({ flags, settings, networks, changes }: Awaited<ReturnType<typeof readSite>>) => ({
  flags: flags.map((flag) => ({ ...flag, changed: toChange(changes.get(`flag:${flag.code}`)) })),
  settings: SETTING_NAMES.map((name) => ({
    name,
    value: JSON.stringify(settings[name]),
    usual: JSON.stringify(USUAL[name]),
    form: formOf(SETTINGS[name]),
    changed: toSettingChange(changes.get(`setting:${name}`)),
  })),
  networks: networks.map((one) => ({ ...one, changed: toChange(changes.get(`network:${one.network}`)) })),
});

/** Acts of this kind keep the value before as JSON. */
const toSettingChange = (act: StoredAct | undefined) => {
  const change = toChange(act);
  if (act === undefined || change === null) return null;
  const { before } = JSON.parse(act.details) as { before?: unknown };
  return { ...change, before: before === undefined ? null : JSON.stringify(before) };
};

/** Whether codes and links may be read is for the caller's roles to say. */
export const toLetterView = (caller: StaffCaller, letter: StoredLetter) => {
  const { id, channel, recipient, template, state, subject, text } = letter;
  const mask = channel === 'mail' ? maskMail : maskMobile;
  const shown = hasOneOf(caller, LETTER_READERS)
    ? { recipient, subject, text }
    : { recipient: mask(recipient), subject: null, text: null };
  return {
    id: String(id),
    channel,
    template,
    state,
    ...shown,
    createdAt: letter.createdAt.getTime(),
    settledAt: toInstant(letter.settledAt),
  };
};
