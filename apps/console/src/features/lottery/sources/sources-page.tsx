import { call, type Reply } from '../../../shared/api.ts';
import { Detail } from '../../../shared/detail/detail-list.tsx';
import { useTexts } from '../../../shared/language.ts';
import { NewReporter } from '../../../shared/reporters/new-reporter.tsx';
import type { KeyProps, ReporterKind } from '../../../shared/reporters/reporter-kind.ts';
import { ReportersPage } from '../../../shared/reporters/reporters-page.tsx';

export type Source = Reply<'listResultSources'>[number];
type Key = Reply<'createResultSource'>;

const WORDS = { words: 'resultSources', list: 'result-sources' } as const;

const NewSource = (props: KeyProps<Key>) => (
  <NewReporter {...props} kind={WORDS} create={(body) => call('createResultSource', { body })} />
);

const Address = ({ reporter: { url } }: { readonly reporter: Source }) => (
  <Detail name={useTexts()('resultSources.url')} copy={url}>
    <span className="mono">{url}</span>
  </Detail>
);

const SOURCES: ReporterKind<Source, Key> = {
  ...WORDS,
  calls: { create: 'createResultSource', rotate: 'rotateResultSourceKey', turn: 'switchResultSource' },
  read: (signal) => call('listResultSources', { signal }),
  rotate: (code, reason) => call('rotateResultSourceKey', { params: { code }, body: { reason } }),
  turn: (code, body) => call('switchResultSource', { params: { code }, body }),
  columnsOf: () => [],
  OwnDetails: Address,
  NewDialog: NewSource,
  besideKey: (t, { url }) => ({ name: t('resultSources.url'), value: url }),
};

/** The sources that report results of official draws by themselves. */
export const SourcesPage = () => <ReportersPage kind={SOURCES} />;
