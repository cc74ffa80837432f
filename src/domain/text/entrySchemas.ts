import * as z from 'zod';

import { toLatinDigits } from './latinDigits';
import { isSafeNumber, hasTwoDecimals, parseNumber } from '../number/parseNumber';

/*
 * What forms take from their fields. An entry is a text, as it was typed; a number or a choice comes out of it only when
 * there is something in it, so that an empty field is missing and not 0.
 */

/** What is said of an entry that is there and cannot be understood. */
export const unclear = {
  number: 'Enter a number such as 30 or 30.50, without separators between thousands.',
  decimals: 'Enter a number with at most two decimals, such as 30.50.',
  tooLarge: 'This number is too large.',
  moment: 'Enter a date and a time such as 2026-06-15T09:00.',
  partOfAMoment: 'Enter a whole date and time, or empty the field.',
} as const;

/**
 * The entry of a field in which something stands that the browser gives nothing for: half a date, or the 31st of
 * February. No field of text holds it, and every schema of a moment refuses it.
 */
export const unreadableEntry = '\u0000';

/**
 * What comes along unseen at the ends of a text that is copied from contacts, chats and sheets: spaces of all kinds, of
 * no width too, and the signs of direction of Unicode's bidirectional algorithm (UAX 9). Joiners are parts of words.
 */
const unseen = '[\\s\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]';

// What stands at the end is looked for from its beginning alone: the time grows with the text, not with its square.
const unseenAround = new RegExp(`^${unseen}+|(?<!${unseen})${unseen}+$`, 'g');

const text = z.string().overwrite((entry) => entry.replace(unseenAround, ''));

/** A text that has to be there; what is unseen around it is dropped. */
export const requiredText = (missing: string) => text.min(1, missing);

/** A text that may be empty. */
export const optionalText = text;

type Choices = Readonly<Record<string, string>>;

/** One of `choices`; the empty text, which is what a select holds at first, is missing. */
export const requiredChoice = <Values extends Choices>(choices: z.ZodEnum<Values>, missing: string) =>
  requiredText(missing).pipe(choices);

/** One of `choices`, or the empty text for none. */
export const optionalChoice = <Values extends Choices>(choices: z.ZodEnum<Values>) => z.literal('').or(choices);

/** A number of any kind. */
export const requiredNumber = (missing: string) => requiredText(missing).transform(asNumber(unclear.number));

/** A number of whole hundredths, in the currency of all amounts. */
export const requiredPrice = (missing: string) =>
  // '1.500' may be meant for fifteen hundred.
  requiredText(missing)
    .refine((text) => !/[.\u066b]\d{3,}$/.test(toLatinDigits(text)), { error: unclear.decimals, abort: true })
    .transform(asNumber(unclear.number))
    .refine(hasTwoDecimals, unclear.decimals);

/** A number without decimals that may be left out, and is `otherwise` then. */
export const optionalWholeNumber = (otherwise: number, message: string) =>
  optionalText
    .transform((text) => text || String(otherwise))
    .transform(asNumber(message))
    .refine(Number.isInteger, message);

/** A date with a time where the reader is: `YYYY-MM-DDTHH:MM`, as browsers give it, perhaps with seconds. */
export const requiredMoment = (missing: string) =>
  requiredText(missing).pipe(
    z.iso.datetime({
      local: true,
      error: ({ input }) => (input === unreadableEntry ? unclear.partOfAMoment : unclear.moment),
    }),
  );

/** A date with a time as above, or the empty text. */
export const optionalMoment = z.literal('').or(requiredMoment(unclear.moment));

function asNumber(message: string) {
  return (text: string, context: z.RefinementCtx<string>): number => {
    const number = parseNumber(text);
    if (number !== undefined && isSafeNumber(number)) return number;
    context.addIssue({ code: 'custom', message: number === undefined ? message : unclear.tooLarge });
    return z.NEVER;
  };
}
