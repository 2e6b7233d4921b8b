import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { openModal, useModals } from '../../../shared/modals.ts';
import { notices } from '../../../shared/site/notices.ts';
import { popupsClosed, popupsDue } from '../../../shared/site/popups-due.ts';

/** Shows the announcements once a session, over a page on which nothing else is open. */
export const usePopups = (): void => {
  const some = notices.use(({ value }) => (value?.popup.length ?? 0) > 0);
  const { pathname } = useLocation();
  useEffect(() => {
    const isFree = useModals.getState().open === null;
    const due = popupsDue({ open: undefined, path: pathname, closed: popupsClosed() });
    if (some && isFree && due) openModal({ name: 'notice', noticeId: null });
  }, [some, pathname]);
};
