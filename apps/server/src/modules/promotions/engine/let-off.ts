import { money, type Money } from '@hintha/money';
import type { Course } from './types.ts';

/** Below it the money is as good as gone: 1,000 of the main unit. */
export const BUST = money(100_000n);

/** When the account has come down to nothing, every requirement that was open by then is let off. */
export const letOff = (course: Course, worth: Money, seq: bigint): Course => {
  if (worth >= BUST) return course;
  const requirements = course.requirements.map((requirement) =>
    requirement.state === 'OPEN' && requirement.openedSeq < seq
      ? ({ ...requirement, state: 'CLEARED' } as const)
      : requirement,
  );
  return { ...course, requirements };
};
