import { NOTIFICATION_READERS } from '@hintha/contract';
import type { StaffCaller } from '@hintha/platform';
import { maskMail, maskMobile } from '../../identity/index.ts';
import type { StoredNotification } from '../../notifications/index.ts';
import { hasOneOf } from '../../staff/index.ts';

/** Whether codes and links may be read depends on the caller's roles. */
export const toNotificationView = (caller: StaffCaller, notification: StoredNotification) => {
  const { id, channel, recipient, template, state, subject, text } = notification;
  const mask = channel === 'mail' ? maskMail : maskMobile;
  const shown = hasOneOf(caller, NOTIFICATION_READERS)
    ? { recipient, subject, text }
    : { recipient: mask(recipient), subject: null, text: null };
  return {
    id: String(id),
    channel,
    template,
    state,
    ...shown,
    createdAt: notification.createdAt.getTime(),
    closedAt: notification.closedAt?.getTime() ?? null,
  };
};
