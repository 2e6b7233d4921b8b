import { Button } from '@mantine/core';
import { EmptyState, Icon } from '@hintha/ui';
import { Component, type ReactNode } from 'react';
import { useTexts } from '../shared/language.ts';

const Broken = () => {
  const t = useTexts();
  return (
    <div role="alert">
      <EmptyState
        sign={<Icon name="warning" size={32} />}
        title={t('appShell.broken')}
        text={t('appShell.brokenText')}
        action={<Button onClick={() => location.reload()}>{t('appShell.reload')}</Button>}
      />
    </div>
  );
};

/** Stands in for a part that could not be loaded or drawn. */
export class Breakage extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
