import type { Language } from '@hintha/contract';
import { tagOf } from '@hintha/contract/languages';
import { useQuery } from '@tanstack/react-query';
import type { PieceKind } from '@hintha/contract/pieces';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { useTexts } from '../../shared/language.ts';
import styles from './content.module.css';
import type { DraftText } from './draft.ts';
import { PIECES } from './use-pieces.ts';

const PAUSE_MS = 300;

/** A text once its typing pauses. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** What the server leaves of a rich text: the same as it keeps. */
const useCleaned = (content: string) =>
  useQuery({
    queryKey: [PIECES, 'preview', content],
    queryFn: async ({ signal }) => (await call('previewContent', { body: { content }, signal })).content,
    placeholderData: (before) => before,
  });

interface Props {
  readonly kind: PieceKind;
  readonly language: Language;
  readonly text: DraftText;
  /** Empty for none. */
  readonly art: string;
}

/** The piece as its readers see it. */
export const Preview = ({ kind, language, text, art }: Props) => {
  const t = useTexts();
  const { title, lead, content, action } = text;
  return (
    <section className={styles.preview} aria-label={t('content.preview')} lang={tagOf(language)}>
      {art !== '' && <img className={styles.art} src={art} alt="" />}
      {kind === 'BANNER' && lead !== '' && <small>{lead}</small>}
      <h3>{title}</h3>
      {kind !== 'BANNER' && lead !== '' && <p className={styles.lead}>{lead}</p>}
      {kind === 'BANNER' ? <p>{content}</p> : <Cleaned content={content} />}
      {action !== '' && <span className={styles.action}>{action}</span>}
    </section>
  );
};

const Cleaned = ({ content }: { content: string }) => {
  const { data = '', error } = useCleaned(useSettled(content));
  if (error !== null) return <p role="alert">{explain(error)}</p>;
  // The server has cleaned it by the rules that it keeps it by.
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: data }} />;
};
