import { Group, Kbd, Modal } from '@mantine/core';
import { Fragment } from 'react';
import { useReturnFocus } from '../shared/forms/focus.ts';
import { useLayers } from '../shared/keys/keys.ts';
import { useTexts } from '../shared/language.ts';
import styles from './app-shell.module.css';

const SIGNS: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc', 'mod+k': 'Ctrl K' };

/** What the keys do on this page. */
export const KeysHelp = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts();
  useReturnFocus();
  const layers = useLayers((state) => state.layers);
  const names = new Map<string, string[]>();
  for (const { keys, name } of layers.flatMap(({ bindings }) => bindings))
    names.set(name, [...new Set([...(names.get(name) ?? []), SIGNS[keys] ?? keys])]);
  names.set(t('appShell.keyOpen'), ['Enter']);
  return (
    <Modal
      opened
      returnFocus={false}
      title={t('appShell.keys')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('table.close') }}
    >
      <dl className={styles.list}>
        {[...names].map(([name, keys]) => (
          <Fragment key={name}>
            <dt>
              <Group gap={4}>
                {keys.map((one) => (
                  <Kbd key={one}>{one}</Kbd>
                ))}
              </Group>
            </dt>
            <dd>{name}</dd>
          </Fragment>
        ))}
      </dl>
    </Modal>
  );
};
