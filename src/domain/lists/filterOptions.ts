import { createSelectOptions } from '../selectOptions';
import type { Option } from '../selectOptions';
import { foldText } from '../text/textSearch';
import { compareKeys } from './rowOrder';

/** Label of the option 'all', which turns a filter off. */
export const allOptionLabel = { all: 'All' } as const;

/** Labels of the options of the filter 'Show' in several lists. `last7Days` hides older rows; `name` only sorts. */
export const showOptionLabels = { ...allOptionLabel, last7Days: 'Last 7 Days', name: 'Name A-Z' } as const;

/** Sorting of a list for each option of the filter 'Show', until the user sorts by a column. */
export const sortByShowOption = {
  all: '-dateAdded',
  last7Days: '-dateAdded',
  name: 'name',
  balance: '-tagBalance',
} as const;

export const yesNoLabels = { yes: 'Yes', no: 'No' } as const;

/** True if a row with the boolean `value` passes the yes/no filter. */
export function matchesYesNo(filter: 'all' | keyof typeof yesNoLabels, value: boolean): boolean {
  return filter === 'all' || (filter === 'yes') === value;
}

/** Returns the key of `yesNoLabels` for `value`: 'yes' or 'no'. */
export function toYesNoKey(value: boolean): keyof typeof yesNoLabels {
  return value ? 'yes' : 'no';
}

/**
 * Returns the options of a filter that offers the values of the rows: 'All', then the `values` except '', in
 * alphabetical order.
 */
export function valuesToOptions(values: readonly string[]): Option[] {
  const sortedTexts = values
    .filter(Boolean)
    .map((text) => ({ text, folded: foldText(text) }))
    .sort((a, b) => compareKeys(a.folded, b.folded));
  return [...createSelectOptions(allOptionLabel), ...sortedTexts.map(({ text }) => ({ value: text, label: text }))];
}

/** Maximum length of a filter value in characters. Longer values in search params are ignored. */
export const maxOptionLength = 200;
