import type { Language } from '@hintha/contract';
import { ENDONYMS, tagOf } from '@hintha/contract/languages';
import { Icon, Tag } from '@hintha/ui';

/** What `lang` is of a text that is shown in another language than the page; none where it is the page's own. */
export const langOf = (fallback: Language | undefined): string | undefined =>
  fallback === undefined ? undefined : tagOf(fallback);

/** Names the language of a text that is not written in the one that is read. */
export const FallbackSign = ({ language }: { language: Language | undefined }) =>
  language === undefined ? null : (
    <Tag>
      <Icon name="globe" size={12} />
      <span lang={tagOf(language)}>{ENDONYMS[language]}</span>
    </Tag>
  );
