import { Loader, Modal, TextInput } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { explain } from '../../../shared/explain.ts';
import { useTexts } from '../../../shared/language.ts';
import { HitList, LIST_ID, optionId } from './hit-list.tsx';
import { leadTo, type Hit } from './lead-to.ts';
import styles from './search.module.css';
import { useSearch } from './use-search.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const SearchStatus = ({ typed, found }: { typed: string; found: ReturnType<typeof useSearch> }) => {
  const t = useTexts();
  const text = () => {
    if (typed.trim() === '') return t('search.hint');
    if (found.error !== null) return explain(found.error);
    if (!found.settled) return t('search.looking');
    return found.hits.length === 0
      ? t('search.none', { text: typed.trim() })
      : t('search.count', { count: found.hits.length });
  };
  return (
    <p className={styles.status} role="status">
      {text()}
    </p>
  );
};

/** Looks for whatever was typed or pasted; arrows choose, Enter opens. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const found = useSearch(typed);
  const { hits, settled } = found;
  const open = (hit: Hit) => {
    onClose();
    void navigate(leadTo(hit));
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const hit = hits[place];
    if (event.key === 'Enter' && settled && hit !== undefined) open(hit);
    if (step === undefined || hits.length === 0) return;
    event.preventDefault();
    setPlace((place + step + hits.length) % hits.length);
  };
  useEffect(() => document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' }), [place]);
  return (
    <Modal
      opened
      size={760}
      title={t('search.title')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('table.close') }}
    >
      <TextInput
        role="combobox"
        aria-label={t('search.field')}
        aria-controls={LIST_ID}
        aria-expanded={hits.length > 0}
        aria-autocomplete="list"
        {...(hits.length > 0 ? { 'aria-activedescendant': optionId(place) } : {})}
        placeholder={t('search.field')}
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        data-autofocus
        leftSection={<Icon name="search" size={18} />}
        rightSection={typed.trim() !== '' && !settled && <Loader size={16} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={press}
      />
      <SearchStatus typed={typed} found={found} />
      {hits.length > 0 && <HitList hits={hits} place={place} onPlace={setPlace} onOpen={open} />}
    </Modal>
  );
};
