import fc from 'fast-check';
import { formatSelection, parseSelection, type Part, type Play, type Selection } from '@hintha/lottery';

/** More would be the whole of the alphabet. */
const MOST_PICKED = 12;

const items = ({ symbols, least, most }: Part): fc.Arbitrary<readonly number[]> =>
  fc
    .uniqueArray(fc.nat(symbols.size - 1), {
      minLength: least,
      maxLength: Math.min(most, Math.max(least, MOST_PICKED)),
    })
    .map((list) => list.toSorted((a, b) => a - b));

/** Anything that the play takes and that is a combination at least, read from how it is written. */
export const anySelection = (play: Play): fc.Arbitrary<Selection> => {
  const { parts, bankers: size } = play.grammar;
  const written: fc.Arbitrary<Selection> =
    size === undefined
      ? fc.tuple(...parts.map(items)).map((lists): Selection => ({ kind: 'parts', parts: lists }))
      : fc
          .tuple(
            fc.shuffledSubarray([...Array(parts[0]?.symbols.size).keys()], { minLength: size }),
            fc.nat(),
          )
          .map(([list, n]): Selection => {
            const count = 1 + (n % (size - 1));
            return { kind: 'bankers', bankers: list.slice(0, count), drags: list.slice(count) };
          });
  return written
    .map((selection) => parseSelection(play, formatSelection(play, selection)))
    .filter((selection) => typeof selection !== 'string');
};
