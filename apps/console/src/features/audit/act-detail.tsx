import { Anchor, Code } from '@mantine/core';
import { Link } from 'react-router';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { Fact, Facts, Part } from '../../shared/detail/facts.tsx';
import { SubjectLink } from '../../shared/detail/place-link.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, wordsFor } from '../../shared/language.ts';
import type { Act } from './use-audit.ts';

interface Props {
  readonly act: Act;
  readonly onClose: () => void;
}

/** The value as somebody reads it: text as it is, everything else as it was written down. */
const told = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

const partsOf = (details: string): [string, unknown][] => {
  try {
    const read: unknown = JSON.parse(details);
    return typeof read === 'object' && read !== null ? Object.entries(read) : [];
  } catch {
    return [];
  }
};

/** One act with everything that was written down of it. */
export const ActDetail = ({ act, onClose }: Props) => {
  const t = useTexts();
  const parts = partsOf(act.details);
  return (
    <DetailPanel id={act.position} title={wordsFor(t, 'audit.actions', act.action)} onClose={onClose}>
      <Facts>
        <Fact name={t('audit.position')} copy={act.position}>
          <span className="num">{act.position}</span>
        </Fact>
        <Fact name={t('audit.at')}>
          <span className="num">{formatInstant(act.at)}</span>
        </Fact>
        <Fact name={t('audit.actor')}>
          <Anchor component={Link} to={`/audit?actor=${encodeURIComponent(act.actor)}`}>
            {act.actor}
          </Anchor>
        </Fact>
        <Fact name={t('audit.action')} copy={act.action}>
          <span className="mono">{act.action}</span>
        </Fact>
        <Fact name={t('audit.subject')} copy={act.subject}>
          <SubjectLink subject={act.subject} />
        </Fact>
        <Fact name={t('audit.same')}>
          <Anchor component={Link} to={`/audit?subject=${encodeURIComponent(act.subject)}`}>
            {t('audit.sameShow')}
          </Anchor>
        </Fact>
      </Facts>
      {act.reason !== null && (
        <Part title={t('audit.reason')}>
          <p>{act.reason}</p>
        </Part>
      )}
      {parts.map(([name, value]) => (
        <Part key={name} title={name}>
          <Code block tabIndex={0}>
            {told(value)}
          </Code>
        </Part>
      ))}
      <Part title={t('audit.hash')}>
        <span className="mono">{act.hash}</span>
      </Part>
    </DetailPanel>
  );
};
