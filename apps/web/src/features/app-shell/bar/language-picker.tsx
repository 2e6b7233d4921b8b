import { ENDONYMS, wireCodeOf } from '@hintha/contract/languages';
import { ShellIcon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/language.ts';
import { LanguageList } from '../../../shared/menus/language-list.tsx';
import { MenuButton } from '../../../shared/menus/menu-button.tsx';

export const LanguagePicker = () => {
  const { t } = useTranslation();
  const current = useLanguage((state) => state.language);
  const code = wireCodeOf(current);
  const face = (
    <>
      <ShellIcon name="globe" size={20} />
      <span>{code}</span>
      <ShellIcon name="chevron-down" size={14} />
    </>
  );
  return (
    <MenuButton label={`${code}, ${t('shell.language')}: ${ENDONYMS[current]}`} face={face}>
      {(close) => <LanguageList onChosen={close} />}
    </MenuButton>
  );
};
