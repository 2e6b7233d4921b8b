import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from '../settings.ts';

const PARTS = /^(?:import|\} from|import .* from) '(\.\/[^']+)';$/gmu;

/** The size of a file of journeys together with the parts that it gathers from its own folder. */
const sizeOf = (file: string): number => {
  const parts = readFileSync(file, 'utf8').matchAll(PARTS);
  const paths = [file, ...Array.from(parts, ([, part = '']) => join(dirname(file), part))];
  return paths.reduce((sum, path) => sum + statSync(path).size, 0);
};

const isJourney = ({ project }: TestSpecification): boolean => project.name === 'e2e';

/** Tests of programs start them and wait for them, and so take long for their size. */
const isOfProgram = ({ moduleId }: TestSpecification): boolean => moduleId.startsWith(join(ROOT, 'tools/'));

/**
 * What is likely to take longest begins first, so that no worker is left with it at the end: journeys by the size of all
 * that a file gathers, and tests of programs, both of which are small files. A machine that has never run a test has no
 * times to go by.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const sized = sorted
      .filter(isJourney)
      .map((file) => ({ file, size: sizeOf(file.moduleId) }))
      .toSorted((one, other) => other.size - one.size)
      .values();
    const inTurn = sorted.map((file) => (isJourney(file) ? (sized.next().value?.file ?? file) : file));
    return [...inTurn.filter(isOfProgram), ...inTurn.filter((file) => !isOfProgram(file))];
  }
}
