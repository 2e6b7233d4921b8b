import { openModal, useModals } from '../../../shared/modals.ts';
import { notices } from '../../../shared/site/notices.ts';
import { popupsDue, popupsClosed } from '../../../shared/site/popups-due.ts';

/** Shows the announcements of the operator after a login, unless they were put away. */
export const showPopups = async (): Promise<void> => {
  // Those of the member, who has just come in, are on their way.
  await notices.load();
  const some = (notices.use.getState().value?.popup.length ?? 0) > 0;
  const moment = {
    open: useModals.getState().open?.name,
    path: location.pathname,
    closed: popupsClosed(),
  };
  if (some && popupsDue(moment)) openModal({ name: 'notice', noticeId: null });
};
