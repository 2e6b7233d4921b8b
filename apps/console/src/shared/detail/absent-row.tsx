import { useTexts } from '../language.ts';
import { DetailPanel } from './detail-panel.tsx';

interface Props {
  readonly id: string;
  /** Whether it may still come. */
  readonly loading: boolean;
  /** What is said of one that does not. */
  readonly gone: string;
  readonly onClose: () => void;
}

/** The drawer of a row that is not among those that were read. */
export const AbsentRow = ({ id, loading, gone, onClose }: Props) => {
  const t = useTexts();
  return (
    <DetailPanel id={id} title={id} onClose={onClose}>
      {loading ? t('appShell.loading') : gone}
    </DetailPanel>
  );
};
