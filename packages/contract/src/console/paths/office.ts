import type { Role } from '../staff/roles.ts';
import { type Line, READERS, DECIDERS } from './line.ts';

/** Whoever may read letters; what they say is for those alone who may see codes and links. */
const POSTMEN = ['support', 'auditor', 'security', 'administrator'] as const;
export const NOTIFICATION_READERS: readonly Role[] = ['security', 'administrator'];

/** Calls of the console about the staff itself: its sessions, what it approves, and what it has done. */
export const OFFICE_PATHS = {
  signIn: ['POST', '/console/session', 'anyone'],
  readSignInCaptcha: ['GET', '/console/session/captcha', 'anyone'],
  readMe: ['GET', '/console/session', 'entering'],
  signOut: ['DELETE', '/console/session', 'entering'],
  prepareFactor: ['POST', '/console/session/authenticator', 'entering'],
  verifyFactor: ['POST', '/console/session/code', 'entering'],
  listAudit: ['GET', '/console/audit', READERS],
  listApprovals: ['GET', '/console/approvals', ['auditor', ...DECIDERS]],
  approve: ['POST', '/console/approvals/:id/approve', DECIDERS],
  reject: ['POST', '/console/approvals/:id/reject', DECIDERS],
  listReasons: ['GET', '/console/reasons', 'staff'],
  searchConsole: ['GET', '/console/search', 'staff'],
  listViews: ['GET', '/console/views', 'staff'],
  saveView: ['POST', '/console/views', 'staff'],
  removeView: ['DELETE', '/console/views/:id', 'staff'],
  listStaff: ['GET', '/console/staff', READERS],
  createStaff: ['POST', '/console/staff', ['administrator']],
  lockStaff: ['POST', '/console/staff/:id/lock', ['security', 'administrator']],
  proposeUnlock: ['POST', '/console/staff/:id/unlock', ['security', 'administrator']],
  proposeRoles: ['POST', '/console/staff/:id/roles', ['administrator']],
  readAlarms: ['GET', '/console/alarms', 'staff'],
  listNotifications: ['GET', '/console/notifications', POSTMEN],
} as const satisfies Record<string, Line>;
