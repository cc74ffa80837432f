import { isRecord } from './isRecord';
import { listKeys } from './selectOptions';

/**
 * Parses a stored value. Returns undefined if the value is invalid, and never throws. A plain function instead of a zod
 * schema, so that the first load of the printing screen does not need zod.
 */
export type Parser<Value> = (input: unknown) => Value | undefined;

export type ParsedBy<Parse> = Parse extends Parser<infer Value> ? Value : never;

type Range = { min: number; max: number };

export const parseBoolean: Parser<boolean> = (input) => (typeof input === 'boolean' ? input : undefined);

/** Returns a parser of finite numbers from `min` to `max`. */
export function numberWithin({ min, max }: Range): Parser<number> {
  return (input) => (typeof input === 'number' && input >= min && input <= max ? input : undefined);
}

/** Returns a parser of whole numbers from `min` to `max`. */
export function wholeNumberWithin(range: Range): Parser<number> {
  const parse = numberWithin(range);
  return (input) => (Number.isSafeInteger(input) ? parse(input) : undefined);
}

/** Returns a parser of texts of `min` to `max` characters. */
export function textWithin({ min, max }: Range): Parser<string> {
  return (input) => (typeof input === 'string' && input.length >= min && input.length <= max ? input : undefined);
}

/** Returns a parser that trims texts, and accepts those with 1 to `max` characters after trimming. */
export function trimmedTextUpTo(max: number): Parser<string> {
  const parse = textWithin({ min: 1, max });
  return (input) => parse(typeof input === 'string' ? input.trim() : input);
}

/** Returns a parser that accepts only `values`. */
export function oneOf<const Value extends string | number>(values: readonly Value[]): Parser<Value> {
  return (input) => values.find((value) => value === input);
}

/** Returns a parser that also accepts null. */
export function nullable<Value>(parse: Parser<Value>): Parser<Value | null> {
  return (input) => (input === null ? null : parse(input));
}

/** Returns a parser that replaces undefined with `fallback`. */
export function withDefault<Value>(parse: Parser<Value>, fallback: Value): Parser<Value> {
  return (input) => (input === undefined ? fallback : parse(input));
}

/** Returns a parser of lists of at most `maxLength` items. A list with an invalid item is invalid. */
export function listOf<Item>(parseItem: Parser<Item>, maxLength: number): Parser<Item[]> {
  return (input) => {
    if (!Array.isArray(input) || input.length > maxLength) return undefined;
    const items = (input as readonly unknown[]).map(parseItem).filter((item) => item !== undefined);
    return items.length === input.length ? items : undefined;
  };
}

type Fields = Readonly<Record<string, Parser<unknown>>>;

/**
 * Returns a parser of objects. An object with an invalid field is invalid. Unknown fields are dropped, and the keys of
 * the result have the order of `fields`.
 */
export function objectOf<const ObjectFields extends Fields>(
  fields: ObjectFields,
): Parser<{ -readonly [Name in keyof ObjectFields]: ParsedBy<ObjectFields[Name]> }> {
  return (input) => {
    if (!isRecord(input)) return undefined;
    const entries = listKeys(fields).map((name) => [name, fields[name]?.(input[name])] as const);
    if (entries.some(([, value]) => value === undefined)) return undefined;
    // `Object.fromEntries` loses the type of each value. The cast is safe, because each value was parsed by the field
    // of the same name.
    return Object.fromEntries(entries) as { -readonly [Name in keyof ObjectFields]: ParsedBy<ObjectFields[Name]> };
  };
}
