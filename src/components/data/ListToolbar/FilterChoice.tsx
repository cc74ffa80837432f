import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';

import { FilterSelect } from './FilterSelect';
import type { FilterSelectProps } from './FilterSelect';

/** The only filter of a list: a segmented control, on mobile a select. */
export function FilterChoice<Value extends string>(props: FilterSelectProps<Value>) {
  const isMobile = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  return isMobile ? <FilterSelect {...props} /> : <SegmentedControl emphasis="soft" {...props} />;
}
