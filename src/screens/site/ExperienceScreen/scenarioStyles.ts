import { breakpoints, radii, shadows } from '~/components/theme/tokens';
import type { ScenarioId } from '~/domain/tag/demoTags';

/** Top rule of each column. */
const rule = { borderBlockStart: '2px solid', borderColor: 'text.primary', paddingBlockStart: 3 } as const;

/** Phone heights in px with all details shown at any width, so that hiding one does not shift the layout. */
const phoneHeights: Record<ScenarioId, number> = { pet: 736, car: 592, award: 736 };

export const scenarioGridStyles = {
  display: 'grid',
  gap: { xs: 5, md: 6, bar: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 4fr) minmax(0, 9fr)' },
} as const;

/** On tablets the tag is next to its text. */
export const tagStyles = {
  ...rule,
  display: 'grid',
  alignContent: 'start',
  alignItems: 'center',
  gap: { xs: 2.5, sm: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)', bar: 'minmax(0, 1fr)' },
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;

/** On phones both are in one flex box, in which the switches stick to the bottom of the window. */
export const phoneAndSwitchesStyles = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gap: { xs: 3, md: 4, bar: 5 },
  gridTemplateColumns: { md: '1fr 1fr', bar: 'minmax(0, 5fr) minmax(0, 4fr)' },
  minWidth: 0,
} as const;

export const finderStyles = (id: ScenarioId) =>
  ({
    ...rule,
    display: 'flex',
    flexDirection: 'column',
    gap: 3,
    minWidth: 0,
    '& > [role=group]': { minHeight: phoneHeights[id] },
  }) as const;

export const urlStyles = {
  p: '6px 16px',
  borderRadius: `${radii.full}px`,
  bgcolor: 'tone.idleSoft',
  color: 'text.secondary',
  typography: 'body2',
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const;

/** On tall phones the switches stay visible below the details. */
const tallPhone = `@media (max-width: ${breakpoints.md - 0.05}px) and (min-height: 640px)`;

export const ownerStyles = {
  ...rule,
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 1.5, md: 2 },
  minWidth: 0,
  [tallPhone]: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    marginInline: { xs: -2.5, sm: -4 },
    paddingInline: { xs: 2.5, sm: 4 },
    paddingBlock: '12px 8px',
    bgcolor: 'tone.paper',
    boxShadow: shadows.float,
  },
} as const;
