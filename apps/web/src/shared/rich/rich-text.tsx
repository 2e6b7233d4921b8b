import { useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { closeModal } from '../modals.ts';
import { isPlainTap } from '../router/is-plain-tap.ts';
import { cleanHtml } from './clean-html.ts';
import styles from './rich-text.module.css';

/** A rich text of the operator. Its links to this site go there without loading the page anew. */
export const RichText = ({ html }: { html: string }) => {
  const clean = useMemo(() => ({ __html: cleanHtml(html) }), [html]);
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const to = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    if (!to?.startsWith('/') || !isPlainTap(event)) return;
    event.preventDefault();
    closeModal();
    void navigate(to);
  };
  return <div className={styles.rich} onClick={follow} dangerouslySetInnerHTML={clean} />;
};
