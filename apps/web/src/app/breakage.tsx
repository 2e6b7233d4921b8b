import { Button, EmptyState, ShellIcon } from '@hintha/ui';
import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onLineBack } from '../shared/line.ts';
import styles from './app-shell.module.css';
import { ChunkLoadError } from './load-page.ts';

interface Props {
  children: ReactNode;
  /** What stands in its place; by default what happened, with a way to load again. */
  Instead?: ComponentType<{ error: unknown }>;
}

const TITLES = { missing: 'chunkMissing', timeout: 'chunkTimeout', error: 'chunkError' } as const;

/** The message that fits what broke; its longer text is under the same key with `Text`. */
export const titleOf = (error: unknown) =>
  error instanceof ChunkLoadError ? TITLES[error.type] : ('unexpected' as const);

/** A page that did not come with its line comes with it: a browser may keep what failed, so all is loaded anew. */
const Broken = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  const title = titleOf(error);
  useEffect(
    () => (error instanceof ChunkLoadError ? onLineBack(() => location.reload()) : undefined),
    [error],
  );
  return (
    <div className={styles.broken} role="alert">
      <EmptyState
        sign={<ShellIcon name="warning" size={36} />}
        title={t(`failures.${title}`)}
        text={t(`failures.${title}Text`)}
        action={
          <Button look="gold" onClick={() => location.reload()}>
            {t('failures.reload')}
          </Button>
        }
      />
    </div>
  );
};

/** Stands in for a part that could not be loaded or drawn, and says what happened. */
export class Breakage extends Component<Props, { error: unknown; broken: boolean }> {
  override state = { error: undefined as unknown, broken: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, broken: true };
  }

  override render() {
    const { children, Instead = Broken } = this.props;
    const { broken, error } = this.state;
    return broken ? <Instead error={error} /> : children;
  }
}
