import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeModal, useModals } from '../../shared/modals.ts';
import { showToast } from '../../shared/toasts.ts';
import { Breakage, titleOf } from '../breakage.tsx';
import { page } from '../load-page.ts';

const MODAL = page(
  () => import('./drawn-modal.tsx'),
  (drawn) => drawn.DrawnModal,
);

/** A modal that cannot be shown must not leave the page locked: it says so and goes. */
const BrokenModal = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  useEffect(() => {
    showToast('error', t(`failures.${titleOf(error)}Text`));
    closeModal();
  }, [error, t]);
  return null;
};

/** The one thing that lies over the page. */
export const ModalHost = () => {
  const open = useModals((state) => state.open);
  // The first modal does not wait for what tells the modals apart; if that does not come, the modal says so.
  useEffect(() => void MODAL.fetch().catch(() => undefined), []);
  if (open === null) return null;
  return (
    <Breakage key={open.name} Instead={BrokenModal}>
      <Suspense>
        <MODAL.Part modal={open} />
      </Suspense>
    </Breakage>
  );
};
