import { posix } from 'node:path';
import { type Breach, lineAt } from './breach.ts';
import { COMMENT_SHARE, EMPTY_WORDS, FILES_IN_FOLDER, FREE_COMMENT_LINES, SILENCED } from './limits.ts';
import { readComments } from './read-comments.ts';
import { isCode, isTest, type TreeFile } from './tree.ts';

const OURS = /^(apps|packages|tools|bench|e2e)\//;
// Written so that this line does not find itself.
const UNFINISHED = /\b(?:FIX(?:ME)|TO(?:DO))\b/;
const SILENCER = /\boxlint-disable|@ts-(?:ignore|expect-error|nocheck)\b/;
const REASON = /\boxlint-disable.* -- \S|@ts-[a-z-]+:? \S/;
/** Folders of the machines that the code is written on, at the start of a path. */
const MACHINE = /(?:^|[\s"'`(=:])\/(?:work|root|farm|Users|home\/[a-z]+)\/\w/m;
const REGISTRY = /https?:\/\/(?:registry\.|deb\.)[\w.]+/;

/** Folders with too much in them to be taken in at a glance; tests stand beside their file and do not count. */
export function findFullFolders(tree: readonly TreeFile[]): Breach[] {
  const counts = new Map<string, number>();
  for (const { path } of tree) {
    if (!OURS.test(path) || !isCode(path) || isTest(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FILES_IN_FOLDER)
    .map(([folder, count]) => ({
      file: folder,
      line: 1,
      what: `holds ${count} files`,
      why: `${FILES_IN_FOLDER} at most; split it by sub-topic.`,
    }));
}

/** Files and folders whose name says nothing. */
export function findEmptyNames(tree: readonly TreeFile[]): Breach[] {
  const empty = new Set(EMPTY_WORDS);
  return tree.flatMap(({ path }) => {
    const word = OURS.test(path) ? path.split(/[/.-]/).find((piece) => empty.has(piece)) : undefined;
    if (word === undefined) return [];
    return [
      {
        file: path,
        line: 1,
        what: `is named "${word}"`,
        why: 'Name what it does; else it is in the wrong room.',
      },
    ];
  });
}

/** Marks of unfinished work, and paths or hosts of one machine. */
export function findLeftovers(tree: readonly TreeFile[]): Breach[] {
  const rules: [RegExp, string, string][] = [
    [UNFINISHED, 'leaves something to be done', 'Do it, or open an issue.'],
    [MACHINE, 'names a path of one machine', 'Other machines do not have it.'],
    [REGISTRY, 'names the host of a registry', 'Where packages come from is a setting of the machine.'],
  ];
  return tree
    .filter(({ path }) => /\.(ts|tsx|mjs|js|css|sql|html|json|md|yml)$|^\.npmrc$/.test(path))
    .flatMap(({ path, text }) => {
      const content = text();
      return rules.flatMap(([rule, what, why]) => {
        const match = rule.exec(content);
        return match ? [{ file: path, line: lineAt(content, match.index + 1), what, why }] : [];
      });
    });
}

/** Files with more comment than a reader should need. What a package exports, and types, may be described at length. */
export function findTalkativeFiles(tree: readonly TreeFile[]): Breach[] {
  return tree
    .filter(({ path }) => OURS.test(path) && isCode(path))
    .flatMap(({ path, text }) => {
      const { commentLines, docLines, lines } = readComments(path, text());
      const isDescribed = path.startsWith('packages/') || path.endsWith('/types.ts');
      const counted = isDescribed ? commentLines - docLines : commentLines;
      const share = Math.floor((100 * counted) / lines);
      if (counted <= FREE_COMMENT_LINES || share <= COMMENT_SHARE) return [];
      const what = `is ${share} % comment`;
      return [
        { file: path, line: 1, what, why: `${COMMENT_SHARE} % at most: let names say what, comments why.` },
      ];
    });
}

/** Places where a tool is told to look away: each with its reason, and in all never more than there were. */
export function findSilencers(tree: readonly TreeFile[], allowed: number = SILENCED): Breach[] {
  const found = tree
    .filter(({ path }) => OURS.test(path) && isCode(path) && !path.startsWith('tools/tidy/'))
    .flatMap(({ path, text }) =>
      text()
        .split('\n')
        .flatMap((line, index) => (SILENCER.test(line) ? [{ file: path, line: index + 1, text: line }] : [])),
    );
  const unexplained = found
    .filter(({ text }) => !REASON.test(text))
    .map(({ file, line }) => ({
      file,
      line,
      what: 'silences a rule without a reason',
      why: 'Say why on the same line.',
    }));
  if (found.length === allowed) return unexplained;
  const why = found.length > allowed ? 'The number may only fall.' : `Lower SILENCED to ${found.length}.`;
  const what = `${found.length} silenced rules, ${allowed} in the map`;
  return [...unexplained, { file: 'tools/tidy/map/index.ts', line: 1, what, why }];
}
