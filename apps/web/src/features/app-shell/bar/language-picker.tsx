import { Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { endonymOf, useLanguage } from '../../../shared/language.ts';
import { LanguageList } from '../../../shared/menus/language-list.tsx';
import { MenuButton } from '../../../shared/menus/menu-button.tsx';

export const LanguagePicker = () => {
  const { t } = useTranslation();
  const current = useLanguage((state) => state.language);
  const face = (
    <>
      <Icon name="globe" size={20} />
      <span>{current}</span>
      <Icon name="chevron-down" size={14} />
    </>
  );
  return (
    <MenuButton label={`${current}, ${t('shell.language')}: ${endonymOf(current)}`} face={face}>
      {(close) => <LanguageList onChosen={close} />}
    </MenuButton>
  );
};
