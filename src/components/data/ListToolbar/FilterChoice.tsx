import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';
import { useIsMobile } from '~/components/theme/useIsMobile';

import { FilterSelect } from './FilterSelect';
import type { FilterSelectProps } from './FilterSelect';

/** Filter with a few short options: a segmented control, or on mobile a select. */
export function FilterChoice<Value extends string>(props: FilterSelectProps<Value>) {
  const isMobile = useIsMobile();
  return isMobile ? <FilterSelect {...props} /> : <SegmentedControl isFitted {...props} />;
}
