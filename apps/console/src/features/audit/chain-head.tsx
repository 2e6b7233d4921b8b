import { formatInstant } from '../../shared/format.ts';
import { Fact, Facts } from '../../shared/detail/facts.tsx';
import { useTexts } from '../../shared/language.ts';
import { useHead } from './use-audit.ts';

/** Where the chain ends: whoever has written this hash down can tell later whether an entry has been changed. */
export const ChainHead = () => {
  const t = useTexts();
  const head = useHead();
  if (!head) return null;
  return (
    <Facts>
      <Fact name={t('audit.headPosition')}>
        <span className="num">{head.position}</span>
      </Fact>
      <Fact name={t('audit.headAt')}>
        <span className="num">{formatInstant(head.at)}</span>
      </Fact>
      <Fact name={t('audit.headHash')} copy={head.hash}>
        <span className="mono">{`${head.hash.slice(0, 24)}…`}</span>
      </Fact>
    </Facts>
  );
};
