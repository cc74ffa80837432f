import { keysOf } from '../options';
import { foldText } from '../text/textSearch';
import type { Option } from '../options';

/** The choice of a filter that hides nothing. */
export const everything = { all: 'All' } as const;

/** What the lists of agencies, partners and customers offer first: the second hides rows, the third puts them in order. */
export const commonChoiceLabels = { ...everything, last7Days: 'Last 7 Days', name: 'Name A-Z' } as const;

export const yesNoLabels = { yes: 'Yes', no: 'No' } as const;

/** Whether a row whose answer is `answer` passes the filter `choice`. */
export function passesYesNo(choice: 'all' | keyof typeof yesNoLabels, answer: boolean): boolean {
  return choice === 'all' || (choice === 'yes') === answer;
}

/** `yes` or `no`, as the filters call it. */
export function yesNo(answer: boolean): keyof typeof yesNoLabels {
  return answer ? 'yes' : 'no';
}

/**
 * The choices of a filter whose values are found in the rows: 'All', then each text once, by its letters. A text that is
 * empty is no choice.
 */
export function foundOptions<Row>(rows: readonly Row[], textOf: (row: Row) => string): Option[] {
  const texts = [...new Set(rows.map(textOf))].filter(Boolean);
  const byLetters = texts
    .map((text) => ({ text, folded: foldText(text) }))
    .sort((a, b) => (a.folded < b.folded ? -1 : Number(a.folded > b.folded)));
  return [
    ...keysOf(everything).map((value) => ({ value, label: everything[value] })),
    ...byLetters.map(({ text }) => ({ value: text, label: text })),
  ];
}

/** Characters of the longest text that a filter of found texts takes from an address. */
export const longestFoundText = 200;
