import * as z from 'zod';

import { toLatinDigits } from '../number/latinDigits';
import { hasTwoDecimals, isSafeNumber, parseNumber } from '../number/parseNumber';

/*
 * Schemas of form fields. Fields hold the text that was typed; numbers and choices are parsed from it only if it is not
 * empty, so that an empty field is missing and not 0.
 */

/** Messages for text that cannot be parsed. */
const invalidTextMessages = {
  number: 'Enter a number such as 30 or 30.50, without separators between thousands.',
  decimals: 'Enter a number with at most two decimals, such as 30.50.',
  tooLarge: 'This number is too large.',
  dateTime: 'Enter a date and a time such as 2026-06-15T09:00.',
  incompleteDate: 'Enter a whole date and time, or empty the field.',
} as const;

/**
 * Value of a date field whose text is no date, such as 31 February or a date without a year: browsers report it as ''.
 * No text field can hold this character, and every date schema rejects it.
 */
export const incompleteDate = '\u0000';

/**
 * Invisible characters around text copied from contacts, chats and spreadsheets: spaces, the zero-width space and the
 * direction marks of the Unicode bidirectional algorithm (UAX 9). Joiners are part of words and are not included.
 */
const invisible = '[\\s\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]';

// The lookbehind keeps the time linear: without it, each of many inner spaces would start a search.
const invisibleAround = new RegExp(`^${invisible}+|(?<!${invisible})${invisible}+$`, 'g');

const text = z.string().overwrite((value) => value.replace(invisibleAround, ''));

/** A non-empty text, trimmed. Add further checks with `.pipe`, so that an empty text has one error only. */
export const requiredText = (missing: string) => text.min(1, missing);

/** A text that may be empty, trimmed. */
export const optionalText = text;

type Choices = Readonly<Record<string, string>>;

/** One of `choices`. An empty text, the initial value of a select, is missing. */
export const requiredChoice = <Values extends Choices>(choices: z.ZodEnum<Values>, missing: string) =>
  requiredText(missing).pipe(choices);

/** One of `choices`, or an empty text for none. */
export const optionalChoice = <Values extends Choices>(choices: z.ZodEnum<Values>) => z.literal('').or(choices);

/** Any number. */
export const requiredNumber = (missing: string) =>
  requiredText(missing).transform(toNumber(invalidTextMessages.number));

/** An amount with at most two decimals, in the currency of all amounts. */
export const requiredPrice = (missing: string) =>
  // '1.500' may mean fifteen hundred.
  requiredText(missing)
    .refine((value) => !/[.\u066b]\d{3,}$/.test(toLatinDigits(value)), {
      error: invalidTextMessages.decimals,
      abort: true,
    })
    .transform(toNumber(invalidTextMessages.number))
    .refine(hasTwoDecimals, invalidTextMessages.decimals);

/** A whole number; `fallback` if the text is empty. */
export const optionalWholeNumber = (fallback: number, message: string) =>
  optionalText
    .transform((value) => value || String(fallback))
    .transform(toNumber(message))
    .refine(Number.isInteger, message);

/** A local date and time: `YYYY-MM-DDTHH:MM`, as browsers report it, optionally with seconds. */
export const requiredDateTime = (missing: string) =>
  requiredText(missing).pipe(
    z.iso.datetime({
      local: true,
      error: ({ input }) =>
        input === incompleteDate ? invalidTextMessages.incompleteDate : invalidTextMessages.dateTime,
    }),
  );

/** A date and time as above, or an empty text. */
export const optionalDateTime = z.literal('').or(requiredDateTime(invalidTextMessages.dateTime));

function toNumber(message: string) {
  return (value: string, context: z.RefinementCtx<string>): number => {
    const number = parseNumber(value);
    if (number !== undefined && isSafeNumber(number)) return number;
    context.addIssue({ code: 'custom', message: number === undefined ? message : invalidTextMessages.tooLarge });
    return z.NEVER;
  };
}
