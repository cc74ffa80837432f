import { isRecord } from '../isRecord';
import { keysOf } from '../options';

/**
 * Reads one value of a query out of whatever an address says. Never throws: what is not understood falls back. Plain
 * functions and not zod's: every list asks for these few before its first row, and none of its forms.
 */
export type QueryField<Value> = (given: unknown) => Value;

/** One of `values`, else `fallback`. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): QueryField<Value> {
  return (given) => values.find((value) => value === given) ?? fallback;
}

/** Any text of at most `longest` characters, else `fallback`. */
export function textUpTo(longest: number, fallback: string): QueryField<string> {
  return (given) => (typeof given === 'string' && given.length <= longest ? given : fallback);
}

/** A whole number from 1 on, as a number or as digits, else 1. */
export const countingNumber: QueryField<number> = (given) => {
  const number = typeof given === 'string' || typeof given === 'number' ? Number(given) : NaN;
  return Number.isSafeInteger(number) && number >= 1 ? number : 1;
};

/** What a query is read with. */
export type QuerySchema<Query> = { parse: (given: unknown) => Query };

/** The query that a schema reads. */
export type QueryOf<Schema> = Schema extends QuerySchema<infer Query> ? Query : never;

type ValuesOf<Fields> = { [Name in keyof Fields]: Fields[Name] extends QueryField<infer Value> ? Value : never };

/** Reads a query field by field; whatever else is given is left out. */
export function querySchema<Fields extends Readonly<Record<string, QueryField<unknown>>>>(
  fields: Fields,
): QuerySchema<ValuesOf<Fields>> {
  return {
    parse: (given) => {
      const values = new Map<string, unknown>(isRecord(given) ? Object.entries(given) : []);
      // Object.fromEntries forgets which name has which value; each is what its own field has read.
      return Object.fromEntries(
        keysOf(fields).map((name) => [name, fields[name]?.(values.get(name))]),
      ) as ValuesOf<Fields>;
    },
  };
}

/** A schema that goes on with what another has read: for fields that depend on one another. */
export function settled<Read, Query>(schema: QuerySchema<Read>, settle: (query: Read) => Query): QuerySchema<Query> {
  return { parse: (given) => settle(schema.parse(given)) };
}
