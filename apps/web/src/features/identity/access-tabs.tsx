import { Tabs } from '@hintha/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type TabName = 'username' | 'mobile' | 'email';

/** The tab that is wished for; chosen by hand, the focus stays on it, else the first field of its form takes it. */
export const useWishedTab = <Name extends TabName>() => {
  const [tab, setTab] = useState<{ wished: Name | null; byHand: boolean }>({ wished: null, byHand: false });
  const open = (wished: Name) => setTab({ wished, byHand: false });
  const choose = (wished: Name) => setTab({ wished, byHand: true });
  return { wished: tab.wished, takesFocus: !tab.byHand, open, choose };
};

interface AccessTabsProps<Name extends TabName> {
  label: string;
  names: readonly Name[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** The form of the chosen tab. */
  children: ReactNode;
}

/** The forms of a dialog under tabs; one alone needs none. */
export const AccessTabs = <Name extends TabName>(props: AccessTabsProps<Name>) => {
  const { t } = useTranslation();
  const { label, names, chosen, onChoose, children } = props;
  if (names.length < 2) return children;
  const nameOf = (value: TabName) => t(`access.tabs.${value}`);
  const tabs = names.map((value) => ({ value, name: nameOf(value) }));
  return (
    <Tabs label={label} tabs={tabs} chosen={chosen} onChoose={onChoose}>
      {children}
    </Tabs>
  );
};
