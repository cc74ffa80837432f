import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';

import { getScrollBehavior } from '~/components/a11y/getScrollBehavior';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { motion, radii } from '~/components/theme/tokens';
import type { DemoTag } from '~/domain/tag/demoTags';

import { experienceCopy } from './ExperienceScreen.copy';
import { getSwitches, getSwitchFieldName } from './createVisibilityStyles';

const copy = experienceCopy.owner;

type OwnerSwitchesProps = { demoTag: DemoTag };

/**
 * Scrolls to the detail that a switch shows or hides, if it is out of view. In narrow windows, the illustrated phone
 * with the details is above the switches.
 */
function scrollToDetail({ target }: ChangeEvent<HTMLInputElement>) {
  const detail = target.closest('section')?.querySelector(`[data-detail="${target.value}"]`);
  detail?.scrollIntoView({ block: 'nearest', behavior: getScrollBehavior() });
}

/**
 * Switches with which an owner chooses what a finder sees. A common ancestor of the switches and the FinderView needs
 * `createVisibilityStyles`, which hide what is switched off.
 */
export function OwnerSwitches({ demoTag }: OwnerSwitchesProps) {
  return (
    <Box component="ul" sx={listStyles}>
      {getSwitches(demoTag).map(({ kind, label }) => (
        <Box key={kind} component="li" sx={{ minWidth: 0 }}>
          <Box component="label" sx={switchStyles}>
            <span>
              <Box component="span" sx={visuallyHidden}>
                {`${copy.show} `}
              </Box>
              <Box component="span" sx={labelStyles}>
                {copy.labels[kind]}
              </Box>
            </span>
            <input
              type="checkbox"
              role="switch"
              name={getSwitchFieldName(demoTag, kind)}
              value={kind}
              defaultChecked
              onChange={scrollToDetail}
              data-when-on={copy.on(label)}
              data-when-off={copy.off(label)}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/**
 * Styles of the list of switches. Below `md`, it has two columns with low rows, so that the details above are in view.
 * From `md` on, the rows are as high as those of the phone next to them.
 */
const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))', md: 'minmax(0, 1fr)' },
  columnGap: 3,
  marginBlockStart: { xs: 1, md: 0 },
  borderBlockEnd: { xs: '1px solid', md: 'none' },
  borderColor: 'divider',
  listStyle: 'none',
  // The button below has the same distance to the last row as to the phone's last row.
  '& > :last-of-type > label': { minHeight: { md: 48 } },
} as const;

const labelStyles = {
  display: 'inline-block',
  overflowWrap: 'anywhere',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

/** Styles of a switch. On and off differ in the position of the thumb, not only in colour. */
const switchStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { xs: 1, md: 2 },
  minHeight: { xs: 44, md: 57 },
  height: '100%',
  paddingBlock: { md: 0.5 },
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  fontWeight: 500,
  color: 'text.primary',
  cursor: 'pointer',
  '& > span': { position: 'relative', minWidth: 0 },
  '& input': {
    appearance: 'none',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    // Keeps the details above in view when a focused switch scrolls into view.
    scrollMarginBlockStart: { xs: '26rem', md: 0 },
    width: 40,
    height: 24,
    m: 0,
    p: '2px',
    border: '2px solid',
    borderColor: 'tone.fieldLine',
    borderRadius: `${radii.full}px`,
    bgcolor: 'tone.field',
    cursor: 'inherit',
    transition: `background-color ${motion.quick}ms ${motion.easing}`,
  },
  '& input::before': {
    content: '""',
    width: 16,
    height: 16,
    borderRadius: `${radii.full}px`,
    bgcolor: 'tone.fieldLine',
    transition: `transform ${motion.quick}ms ${motion.easing}`,
  },
  '& input:checked': { bgcolor: 'primary.main', borderColor: 'primary.main' },
  '& input:checked::before': {
    bgcolor: 'primary.contrastText',
    transform: 'translateX(16px)',
  },
  // Forced colours replace the custom colours, so the native checkbox is shown.
  '@media (forced-colors: active)': {
    '& input': { appearance: 'auto', width: 24 },
    '& input::before': { display: 'none' },
  },
} as const;
