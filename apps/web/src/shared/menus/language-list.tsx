import { ENDONYMS, tagOf, wireCodeOf } from '@hintha/contract/languages';
import { ShellIcon } from '@hintha/ui';
import { explain } from '../explain.ts';
import { changeLanguage, offeredLanguages, useLanguage } from '../language.ts';
import { usePermission } from '../permission.ts';
import { showToast } from '../toasts.ts';
import styles from './menu-list.module.css';

/** The languages that can be chosen, each in its own words, in the order of the settings. */
export const LanguageList = ({ onChosen }: { onChosen?: () => void }) => {
  const current = useLanguage((state) => state.language);
  const site = usePermission();
  const offered = offeredLanguages(site?.whitelabel.pickerLanguages ?? [wireCodeOf(current)]);
  return (
    <ul className={styles.list}>
      {offered.map((code) => (
        <li key={code}>
          <button
            type="button"
            lang={tagOf(code)}
            aria-current={code === current}
            onClick={() => {
              changeLanguage(code).catch((error: unknown) => showToast('error', explain(error)));
              onChosen?.();
            }}
          >
            {ENDONYMS[code]}
            {code === current && <ShellIcon name="check" size={18} className={styles.check} />}
          </button>
        </li>
      ))}
    </ul>
  );
};
