import * as z from 'zod';

import { readAmount, readWholeNumber } from './readNumber';

/*
 * What forms take from their fields. An entry is a text, as it was typed; a number or a choice comes out of it only when
 * there is something in it, so that an empty field is missing and not 0.
 */

/** What is said of an entry that is there and cannot be understood. */
export const unclear = {
  amount: 'Enter a number such as 30 or 30.50, without separators between thousands.',
  wholeNumber: 'Enter a whole number such as 100, without separators.',
  moment: 'Enter a date and a time such as 2026-06-15T09:00.',
  partOfAMoment: 'Enter a whole date and time, or empty the field.',
} as const;

/**
 * The entry of a field in which something stands that the browser gives nothing for: half a date, or the 31st of
 * February. No field of text holds it, and every schema of a moment refuses it.
 */
export const unreadableEntry = '\u0000';

/** A text that has to be there; spaces around it are dropped. */
export const requiredText = (missing: string) => z.string().trim().min(1, missing);

/** A text that may be empty. */
export const optionalText = z.string().trim();

type Choices = Readonly<Record<string, string>>;

/** One of `choices`; the empty text, which is what a select holds at first, is missing. */
export const requiredChoice = <Values extends Choices>(choices: z.ZodEnum<Values>, missing: string) =>
  requiredText(missing).pipe(choices);

/** One of `choices`, or the empty text for none. */
export const optionalChoice = <Values extends Choices>(choices: z.ZodEnum<Values>) => z.literal('').or(choices);

/** An amount of money, in the currency of all amounts. */
export const requiredAmount = (missing: string) => requiredText(missing).transform(readBy(readAmount, unclear.amount));

/** A number without decimals. */
export const requiredWholeNumber = (missing: string) =>
  requiredText(missing).transform(readBy(readWholeNumber, unclear.wholeNumber));

/** A number without decimals that may be left out, and is `otherwise` then. */
export const optionalWholeNumber = (otherwise: number, message: string) =>
  optionalText.transform((text) => text || String(otherwise)).transform(readBy(readWholeNumber, message));

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

function readBy(read: (text: string) => number | undefined, message: string) {
  return (text: string, context: z.RefinementCtx<string>): number => {
    const number = read(text);
    if (number !== undefined) return number;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
}
