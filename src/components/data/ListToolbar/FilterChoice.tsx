import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

import { SegmentedChoice } from '~/components/inputs/SegmentedChoice/SegmentedChoice';

import { FilterSelect } from './FilterSelect';
import type { FilterSelectProps } from './FilterSelect';

/** The one choice of a list that has no other filter: all in sight, and a select on phones. */
export function FilterChoice<Value extends string>(props: FilterSelectProps<Value>) {
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  return onPhone ? <FilterSelect {...props} /> : <SegmentedChoice emphasis="soft" {...props} />;
}
