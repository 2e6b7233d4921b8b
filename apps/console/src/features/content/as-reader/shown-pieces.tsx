import { ENDONYMS } from '@hintha/contract/languages';
import { drawnArt } from '@hintha/contract/pieces';
import { classNames, Icon } from '@hintha/ui';
import { useState } from 'react';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { placeName } from '../place-name.ts';
import { Preview } from '../preview.tsx';
import { useTitleOf } from '../use-pieces.ts';
import styles from './as-reader.module.css';
import type { Look, Preview as Previewed, PreviewedPiece } from './use-preview.ts';

interface Props {
  readonly look: Look;
  readonly preview: Previewed;
}

/** What the reader is shown, place by place and in the order of the site, and below it why not the rest. */
export const ShownPieces = ({ look, preview }: Props) => {
  const t = useTexts();
  const shown = preview.pieces.filter(({ hidden }) => hidden === null);
  const hidden = preview.pieces.filter((one) => one.hidden !== null);
  const places = [...new Set(shown.map(({ piece }) => piece.place))];
  return (
    <>
      <section aria-label={t('content.asReader.shown')}>
        <h3>{t('content.asReader.shownCount', { count: shown.length })}</h3>
        {shown.length === 0 && <p>{t('content.asReader.nothing')}</p>}
        {places.map((place) => (
          <div key={place}>
            {place !== '' && <h4>{placeName(t, place)}</h4>}
            <ol className={classNames(styles.pieces, styles.ordered)}>
              {shown
                .filter(({ piece }) => piece.place === place)
                .map((one) => (
                  <ShownPiece key={one.piece.id} one={one} look={look} />
                ))}
            </ol>
          </div>
        ))}
      </section>
      <Hidden pieces={hidden} />
    </>
  );
};

/** Its title, which opens to the whole of it; a mark where another language stands in. */
const ShownPiece = ({ one: { piece, language }, look }: { one: PreviewedPiece; look: Look }) => {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const text = language === null ? undefined : piece.texts[language];
  if (language === null || text === undefined) return null;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span lang={language}>{text.title}</span>
          {language !== look.language && (
            <StateBadge tone="gold">
              {t('content.asReader.fallback', { language: ENDONYMS[language] })}
            </StateBadge>
          )}
          <Icon name="chevron-down" size={14} />
        </summary>
        {open && (
          <Preview
            kind={piece.kind}
            language={language}
            text={text}
            art={piece.art ?? drawnArt(piece) ?? ''}
          />
        )}
      </details>
    </li>
  );
};

const reasonOf = (t: Texts, { piece, hidden }: PreviewedPiece): string => {
  if (hidden === null) return '';
  const { from, until, leastLevel, device } = piece;
  return t(`content.asReader.reasons.${hidden}`, {
    from: from === null ? '' : formatInstant(from),
    until: until === null ? '' : formatInstant(until),
    level: leastLevel,
    device: t(`content.devices.${device}`),
  });
};

const Hidden = ({ pieces }: { pieces: readonly PreviewedPiece[] }) => {
  const t = useTexts();
  const titleOf = useTitleOf();
  if (pieces.length === 0) return null;
  return (
    <section aria-label={t('content.asReader.hidden')}>
      <h3>{t('content.asReader.hiddenCount', { count: pieces.length })}</h3>
      <ul className={styles.pieces}>
        {pieces.map((one) => (
          <li key={one.piece.id} className={styles.hidden}>
            <span>{titleOf(one.piece)}</span>
            {one.piece.place !== '' && <small>{placeName(t, one.piece.place)}</small>}
            <StateBadge tone="gray">{reasonOf(t, one)}</StateBadge>
          </li>
        ))}
      </ul>
    </section>
  );
};
