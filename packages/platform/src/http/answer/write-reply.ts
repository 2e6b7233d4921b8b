import { envelopeOf } from '@hintha/contract';
import buildWriter from 'fast-json-stringify';
import { z } from 'zod';

type Write = (answer: unknown) => string;

const writers = new WeakMap<z.ZodType, Write>();

/** Throws for a reply that JSON cannot hold. */
export const makeWriter = (reply: z.ZodType): Write => {
  const schema = z.toJSONSchema(envelopeOf(reply), { io: 'input', target: 'draft-7' });
  const write: Write = buildWriter(schema as Parameters<typeof buildWriter>[0]);
  writers.set(reply, write);
  return write;
};

/**
 * What writes the answers of a call from the schema of its reply: a field that the contract does not declare can never
 * leave. It is made for the first answer and kept: all of them together take a third of a second, which no start of
 * the program waits for.
 */
const writerOf =
  (reply: z.ZodType): Write =>
  (answer) =>
    (writers.get(reply) ?? makeWriter(reply))(answer);

/** The part of a route that has its answers written so. */
export const writtenBy = (reply: z.ZodType) => ({
  schema: { response: { 200: reply } },
  serializerCompiler: () => writerOf(reply),
});
