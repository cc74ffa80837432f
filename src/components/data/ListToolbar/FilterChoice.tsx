import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';

import { FilterSelect } from './FilterSelect';
import type { FilterSelectProps } from './FilterSelect';

export type FilterChoiceProps<Value extends string> = FilterSelectProps<Value> & {
  /** Smallest screen size on which the segmented control fits next to the search and the other filters. */
  fitFrom?: 'tablet' | 'desktop';
};

/** Filter with a few short options: a segmented control, or a select where the control does not fit. */
export function FilterChoice<Value extends string>({ fitFrom = 'tablet', ...props }: FilterChoiceProps<Value>) {
  const breakpoint = fitFrom === 'tablet' ? 'md' : 'lg';
  const fits = useMediaQuery((theme: Theme) => theme.breakpoints.up(breakpoint), { noSsr: true });
  return fits ? <SegmentedControl isFitted {...props} /> : <FilterSelect {...props} />;
}
