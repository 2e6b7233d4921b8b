import { Anchor, Code } from '@mantine/core';
import { Link } from 'react-router';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection } from '../../shared/detail/detail-list.tsx';
import { AuditLink, SubjectLink } from '../../shared/detail/subject-link.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, wordsFor } from '../../shared/language.ts';
import type { AuditEntry } from './use-audit.ts';

interface Props {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

/** The value as somebody reads it: text as it is, everything else as it was written down. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

const partsOf = (details: string): [string, unknown][] => {
  try {
    const read: unknown = JSON.parse(details);
    return typeof read === 'object' && read !== null ? Object.entries(read) : [];
  } catch {
    return [];
  }
};

/** One entry with everything that was written down of it. */
export const AuditEntryDetail = ({ entry, onClose }: Props) => {
  const t = useTexts();
  const parts = partsOf(entry.details);
  return (
    <DetailPanel id={entry.position} title={wordsFor(t, 'audit.actions', entry.action)} onClose={onClose}>
      <DetailList>
        <Detail name={t('audit.position')} copy={entry.position}>
          <span className="num">{entry.position}</span>
        </Detail>
        <Detail name={t('audit.at')}>
          <span className="num">{formatInstant(entry.at)}</span>
        </Detail>
        <Detail name={t('audit.actor')}>
          <Anchor component={Link} to={`/audit?actor=${encodeURIComponent(entry.actor)}`}>
            {entry.actor}
          </Anchor>
        </Detail>
        <Detail name={t('audit.action')} copy={entry.action}>
          <span className="mono">{entry.action}</span>
        </Detail>
        <Detail name={t('audit.subject')} copy={entry.subject}>
          <SubjectLink subject={entry.subject} />
        </Detail>
        <Detail name={t('audit.same')}>
          <AuditLink subject={entry.subject}>{t('audit.sameShow')}</AuditLink>
        </Detail>
      </DetailList>
      {entry.reason !== null && (
        <DetailSection title={t('audit.reason')}>
          <p>{entry.reason}</p>
        </DetailSection>
      )}
      {parts.map(([name, value]) => (
        <DetailSection key={name} title={name}>
          <Code block tabIndex={0}>
            {textOf(value)}
          </Code>
        </DetailSection>
      ))}
      <DetailSection title={t('audit.hash')}>
        <span className="mono">{entry.hash}</span>
      </DetailSection>
    </DetailPanel>
  );
};
