import { isRecord } from '../isRecord';
import { listKeys } from '../selectOptions';

/**
 * Parses one search param. Never throws: returns a fallback for invalid values. A plain function instead of a zod
 * schema, so that the first load of a list does not need zod.
 */
export type QueryField<Value> = (value: unknown) => Value;

/** Returns a query field that accepts only the texts in `values`. */
export function textOneOf<const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): QueryField<Value> {
  return (input) => values.find((value) => value === input) ?? fallback;
}

/** Returns a query field that accepts texts of at most `maxLength` characters. */
export function textUpTo(maxLength: number, fallback: string): QueryField<string> {
  return (input) => (typeof input === 'string' && input.length <= maxLength ? input : fallback);
}

/** Accepts whole numbers from 1, as numbers or as text. The fallback is 1. */
export const positiveInteger: QueryField<number> = (input) => {
  const number = typeof input === 'string' || typeof input === 'number' ? Number(input) : NaN;
  return Number.isSafeInteger(number) ? Math.max(1, number) : 1;
};

export type QuerySchema<Query> = { parse: (input: unknown) => Query };

export type QueryOf<Schema> = Schema extends QuerySchema<infer Query> ? Query : never;

type ValuesOf<Fields> = { [Name in keyof Fields]: Fields[Name] extends QueryField<infer Value> ? Value : never };

/** Returns a schema that parses each field of an object and drops unknown fields. */
export function createQuerySchema<Fields extends Readonly<Record<string, QueryField<unknown>>>>(
  fields: Fields,
): QuerySchema<ValuesOf<Fields>> {
  return {
    parse: (input) => {
      const values = new Map<string, unknown>(isRecord(input) ? Object.entries(input) : []);
      // `Object.fromEntries` loses the type of each value. The cast is safe, because each value was parsed by the field
      // of the same name.
      return Object.fromEntries(
        listKeys(fields).map((name) => [name, fields[name]?.(values.get(name))]),
      ) as ValuesOf<Fields>;
    },
  };
}

/** Returns a schema that also applies `transform` to the parsed query, for rules that concern several fields. */
export function transformQuery<Parsed, Query>(
  schema: QuerySchema<Parsed>,
  transform: (query: Parsed) => Query,
): QuerySchema<Query> {
  return { parse: (input) => transform(schema.parse(input)) };
}
