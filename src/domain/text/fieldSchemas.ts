import * as z from 'zod';

import { toLatinDigits } from '../number/latinDigits';
import { hasAtMostTwoDecimals, isSafeNumber, parseNumber } from '../number/parseNumber';

/*
 * Schemas of form fields. The value of a text field is the text as typed. Numbers are parsed only from texts that are
 * not empty, so that an empty required field is an error instead of 0.
 */

/** Error messages for text that cannot be parsed. */
const invalidTextMessages = {
  number: 'Enter a number such as 30 or 30.50, without separators between thousands.',
  decimals: 'Enter a number with at most two decimals, such as 30.50.',
  tooLarge: 'This number is too large.',
  dateTime: 'Enter a date and a time such as 2026-06-15T09:00.',
  incompleteDate: 'Enter a whole date and time, or empty the field.',
} as const;

/**
 * Value of a date field whose input is incomplete or invalid, such as 31 February or a date without a year. Browsers
 * report '' for such input, as for an empty field. Users cannot type this character, and every date schema rejects it.
 */
export const incompleteDate = '\u0000';

/**
 * Matches one invisible character. Text copied from contacts, chats and spreadsheets can begin or end with spaces,
 * zero-width spaces or direction marks (UAX 9). Joiners are not included, because they are part of words.
 */
const invisibleCharacter = '[\\s\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]';

// The lookbehind keeps the time linear. Without it, matching would start again at each of many consecutive spaces.
const surroundingInvisibleCharacters = new RegExp(
  `^${invisibleCharacter}+|(?<!${invisibleCharacter})${invisibleCharacter}+$`,
  'g',
);

const trimmedText = z.string().overwrite((value) => value.replace(surroundingInvisibleCharacters, ''));

/**
 * Schema of a trimmed text that is not empty. Add further checks with `.pipe`, so that an empty text has only one
 * error.
 */
export const requiredText = (missingMessage: string) => trimmedText.min(1, missingMessage);

/** Schema of a trimmed text that may be empty. */
export const optionalText = trimmedText;

type Choices = Readonly<Record<string, string>>;

/** Schema of one of `choices`. An empty text, the initial value of a select, has the error `missingMessage`. */
export const requiredChoice = <Values extends Choices>(choices: z.ZodEnum<Values>, missingMessage: string) =>
  requiredText(missingMessage).pipe(choices);

/** Schema of one of `choices`, or of an empty text if no option is selected. */
export const optionalChoice = <Values extends Choices>(choices: z.ZodEnum<Values>) => z.literal('').or(choices);

/** Schema of a number that the user types as text. Rejects numbers for which `isSafeNumber` is false. */
export const requiredNumber = (missingMessage: string) =>
  requiredText(missingMessage).transform(createNumberTransform(invalidTextMessages.number));

/** True if a typed number has at most two decimals. Three decimals are ambiguous: '1.500' can mean 1,500. */
const hasAtMostTwoTypedDecimals = (value: string) => !/[.\u066b]\d{3,}$/.test(toLatinDigits(value));

/** Schema of a count that the user types as text, see `requiredNumber`. Rejects '1.000', which can mean 1,000. */
export const requiredCount = (missingMessage: string) =>
  requiredText(missingMessage)
    .refine(hasAtMostTwoTypedDecimals, invalidTextMessages.number)
    .transform(createNumberTransform(invalidTextMessages.number));

/** Schema of an amount in AED that is typed as text and has at most two decimals. */
export const requiredPrice = (missingMessage: string) =>
  requiredText(missingMessage)
    .refine(hasAtMostTwoTypedDecimals, invalidTextMessages.decimals)
    .transform(createNumberTransform(invalidTextMessages.number))
    .refine(hasAtMostTwoDecimals, invalidTextMessages.decimals);

/** Schema of a whole number that is typed as text. An empty text means `fallback`. `message` is for invalid texts. */
export const optionalWholeNumber = (fallback: number, message: string) =>
  optionalText
    .transform((value) => value || String(fallback))
    .transform(createNumberTransform(message))
    .refine(Number.isInteger, message);

/** Schema of a local date and time as browsers report them: `YYYY-MM-DDTHH:MM`, optionally with seconds. */
export const requiredDateTime = (missingMessage: string) =>
  requiredText(missingMessage).pipe(
    z.iso.datetime({
      local: true,
      error: ({ input }) =>
        input === incompleteDate ? invalidTextMessages.incompleteDate : invalidTextMessages.dateTime,
    }),
  );

/** Schema of a local date and time, see `requiredDateTime`, or of an empty text. */
export const optionalDateTime = z.literal('').or(requiredDateTime(invalidTextMessages.dateTime));

function createNumberTransform(message: string) {
  return (value: string, context: z.RefinementCtx<string>): number => {
    const number = parseNumber(value) ?? NaN;
    if (isSafeNumber(number)) return number;
    context.addIssue(Number.isNaN(number) ? message : invalidTextMessages.tooLarge);
    return z.NEVER;
  };
}
