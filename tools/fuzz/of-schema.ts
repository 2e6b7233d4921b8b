import fc from 'fast-check';
import { z } from 'zod';
import { hostileValue } from './hostile.ts';

/** What is known to stand in the world under the name of a field. */
export type Known = ReadonlyMap<string, readonly (string | number)[]>;

/** What stands in a JSON schema that is made of the contract. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

/** Texts that fields of many kinds take; those that fit a pattern are sent more often than what is made of it. */
const USUAL = [
  '1',
  '7',
  '1.00',
  '150.00',
  '0.0001',
  '2026-11-01',
  '2026-11-21T08:00:00.000Z',
  'd9b2d63d-a233-4123-847a-1f00f4a5a6b7',
  'request-0001',
  '959250000001',
  '+959250000001',
  'a@example.org',
  'Mya Mya',
  'golden-hintha',
  'en',
  'MMK',
  '123456',
  'http://127.0.0.1:1/',
  'https://127.0.0.1:1/x',
] as const;

const MOST_LENGTH = 60;

/** Values that a schema of the contract takes. */
export class ValuesOf {
  readonly #known: Known;
  /** How many of a hundred fields hold what they should not. */
  readonly #hostility: number;

  constructor(known: Known, hostility: number) {
    this.#known = known;
    this.#hostility = hostility;
  }

  contract(schema: z.ZodType, name = ''): fc.Arbitrary<unknown> {
    return this.#of(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, name);
  }

  /** The fields of an object, each with what it may hold. */
  fields(schema: z.ZodType): Record<string, fc.Arbitrary<unknown>> {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, this.#field(one, name)]),
    );
  }

  #field(schema: Schema, name: string): fc.Arbitrary<unknown> {
    const fitting = this.#of(schema, name);
    if (this.#hostility === 0) return fitting;
    return fc.oneof(
      { weight: 100 - this.#hostility, arbitrary: fitting },
      { weight: this.#hostility, arbitrary: hostileValue },
    );
  }

  #of(schema: Schema, name: string): fc.Arbitrary<unknown> {
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return fc.oneof(...choices.map((choice) => this.#of(choice, name)));
    if (schema.allOf !== undefined) return this.#of(Object.assign({}, ...schema.allOf) as Schema, name);
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    return this.#ofType(schema, name);
  }

  #ofType(schema: Schema, name: string): fc.Arbitrary<unknown> {
    switch (schema.type) {
      case 'string':
        return this.#text(schema, name);
      case 'integer':
      case 'number':
        return this.#number(schema, name);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return this.#list(schema, name);
      case 'object':
        return this.#object(schema);
      default:
        return hostileValue;
    }
  }

  #text(schema: Schema, name: string): fc.Arbitrary<unknown> {
    const { minLength = 0, maxLength = MOST_LENGTH, pattern } = schema;
    const form = pattern === undefined ? undefined : readPattern(pattern);
    const fits = (text: string): boolean =>
      text.length >= minLength && text.length <= maxLength && (form === undefined || form.test(text));
    const usual = USUAL.filter(fits);
    const known = (this.#known.get(name) ?? []).map(String).filter(fits);
    const made =
      form === undefined
        ? fc.string({
            unit: 'grapheme',
            minLength,
            maxLength: Math.max(minLength, Math.min(maxLength, MOST_LENGTH)),
          })
        : matching(form);
    return fc.oneof(
      { weight: 1, arbitrary: made },
      ...(usual.length === 0 ? [] : [{ weight: 2, arbitrary: fc.constantFrom(...usual) }]),
      ...(known.length === 0 ? [] : [{ weight: 5, arbitrary: fc.constantFrom(...known) }]),
    );
  }

  #number({ type, minimum, maximum }: Schema, name: string): fc.Arbitrary<unknown> {
    const min = Math.max(minimum ?? 0, Number.MIN_SAFE_INTEGER);
    const max = Math.max(min, Math.min(maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER));
    const known = (this.#known.get(name) ?? []).filter((one) => typeof one === 'number');
    return fc.oneof(
      fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, min + 20)) }),
      fc.constantFrom(min, max, ...known),
      ...(type === 'number' ? [fc.double({ min, max, noNaN: true })] : []),
    );
  }

  #list({ items = {}, minItems = 0, maxItems = minItems + 3 }: Schema, name: string): fc.Arbitrary<unknown> {
    return fc.array(this.#of(items, name), {
      minLength: minItems,
      maxLength: Math.min(maxItems, minItems + 3),
    });
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, this.#field(one, name)]),
    );
    if (typeof additionalProperties === 'object' && Object.keys(fields).length === 0)
      return fc.dictionary(
        fc.constantFrom('en', 'my', 'x', '__proto__'),
        this.#field(additionalProperties, ''),
        {
          maxKeys: 3,
        },
      );
    return fc.record(fields, { requiredKeys: this.#hostility > 0 ? [] : [...required] });
  }
}

/** Patterns of the contract are written for texts of Unicode. */
const readPattern = (pattern: string): RegExp => {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
};

const matched = new Map<string, fc.Arbitrary<string>>();

/** Made once of each pattern: to make it costs as much as the call that it is drawn for. */
const matching = (form: RegExp): fc.Arbitrary<string> => {
  const made = matched.get(String(form)) ?? makeMatching(form);
  matched.set(String(form), made);
  return made;
};

/** The classes of Unicode would be listed sign by sign, and what is as long as it may be shows no more than a few signs. */
const makeMatching = (form: RegExp): fc.Arbitrary<string> => {
  const brief = form.source.replaceAll(/\{(\d+),(\d*)\}/g, (_, least: string, most: string) => {
    const end = Math.min(Number(most || 1e9), Number(least) + 6);
    return `{${least},${end}}`;
  });
  if (/\\p|\(\?|\[\^/i.test(brief) || brief.length > 150) return fc.constantFrom(...USUAL);
  try {
    return fc.stringMatching(new RegExp(brief, form.flags), { size: 'small' });
  } catch {
    return fc.constantFrom(...USUAL);
  }
};
