import { formatInstant } from '../../shared/format.ts';
import { Detail, DetailList } from '../../shared/detail/detail-list.tsx';
import { useTexts } from '../../shared/language.ts';
import { useHead } from './use-audit.ts';

/** Where the chain ends: whoever has written this hash down can tell later whether an entry has been changed. */
export const ChainHead = () => {
  const t = useTexts();
  const head = useHead();
  if (!head) return null;
  return (
    <DetailList>
      <Detail name={t('audit.headPosition')}>
        <span className="num">{head.position}</span>
      </Detail>
      <Detail name={t('audit.headAt')}>
        <span className="num">{formatInstant(head.at)}</span>
      </Detail>
      <Detail name={t('audit.headHash')} copy={head.hash}>
        <span className="mono">{`${head.hash.slice(0, 24)}…`}</span>
      </Detail>
    </DetailList>
  );
};
