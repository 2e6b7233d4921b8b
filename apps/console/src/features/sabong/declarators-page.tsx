import { useState } from 'react';
import { call, type Reply } from '../../shared/api.ts';
import { Detail } from '../../shared/detail/detail-list.tsx';
import { useTexts } from '../../shared/language.ts';
import { NewReporter } from '../../shared/reporters/new-reporter.tsx';
import type { KeyProps, ReporterKind } from '../../shared/reporters/reporter-kind.ts';
import { ReportersPage } from '../../shared/reporters/reporters-page.tsx';
import { useArenas } from './arenas/use-arenas.ts';
import { ChoiceField } from './choice-field.tsx';
import { useArenaName } from './use-fights.ts';

type Declarator = Reply<'listDeclarators'>[number];
type Key = Reply<'createDeclarator'>;

const WORDS = { words: 'declarators', list: 'declarators' } as const;

const NewDeclarator = (props: KeyProps<Key>) => {
  const t = useTexts();
  const [arena, setArena] = useState('');
  const nameOf = useArenaName();
  const arenas = useArenas().rows;
  return (
    <NewReporter
      {...props}
      kind={WORDS}
      ready={arena !== ''}
      create={(asked) => call('createDeclarator', { body: { ...asked, arena } })}
    >
      <ChoiceField
        label={t('fights.arena')}
        options={arenas.map((one) => ({ value: one.code, name: nameOf(one) }))}
        value={arena}
        onChoose={setArena}
      />
    </NewReporter>
  );
};

const ArenaDetail = ({ reporter: { arena } }: { readonly reporter: Declarator }) => (
  <Detail name={useTexts()('fights.arena')}>{arena}</Detail>
);

const DECLARATORS: ReporterKind<Declarator, Key> = {
  ...WORDS,
  calls: { create: 'createDeclarator', rotate: 'rotateDeclaratorKey', turn: 'switchDeclarator' },
  read: (signal) => call('listDeclarators', { signal }),
  rotate: (code, reason) => call('rotateDeclaratorKey', { params: { code }, body: { reason } }),
  turn: (code, body) => call('switchDeclarator', { params: { code }, body }),
  columnsOf: (t) => [
    { id: 'arena', head: t('fights.arena'), cell: ({ arena }) => arena, text: ({ arena }) => arena },
  ],
  OwnDetails: ArenaDetail,
  NewDialog: NewDeclarator,
  besideKey: (t, { code }) => ({ name: t('declarators.code'), value: code }),
};

/** Those who declare results at the arenas. */
export const DeclaratorsPage = () => <ReportersPage kind={DECLARATORS} />;
