export const frameStyles = { display: 'grid', containerType: 'inline-size' } as const;

/** Container query for a bar with space for its text, its buttons and the close button in one row. */
export const wideBarQuery = '@container (min-width: 540px)';

/** The picture is below the text, and the buttons are next to both or, in a narrow bar, below them. */
export const statusStyles = {
  display: 'grid',
  gridTemplate: `
    "text close" auto
    "picture picture" auto
    "actions actions" auto / minmax(0, 1fr) auto`,
  [wideBarQuery]: {
    gridTemplate: `
      "text actions close" auto
      "picture actions close" auto / minmax(0, 1fr) auto auto`,
    alignContent: 'center',
    '& > button': { alignSelf: 'center' },
    '& [data-text=beside]': { paddingInlineStart: 0 },
  },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  '& > button': { gridArea: 'close', alignSelf: 'start', marginBlock: '-9px', marginInlineEnd: -1 },
  px: { xs: 1.5, md: 2 },
  py: 0.75,
  bgcolor: 'tone.paper',
  borderBlockStart: { md: '1px solid' },
  borderColor: { md: 'tone.line' },
} as const;

/** In a narrow bar, the buttons have a row of their own. */
export const actionsStyles = {
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  '&:empty': { display: 'none' },
} as const;

/** Puts the title and the text in one line if there is space. */
export const titleAndTextStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  gridArea: 'text',
} as const;

export const textStyles = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;

/** A narrow bar has no picture of a success: all pages look the same, and the bar covers less of the preview. */
export const createPictureStyles = (isSuccess: boolean) => ({
  gridArea: 'picture',
  display: isSuccess ? 'none' : 'block',
  [wideBarQuery]: { display: 'block' },
});
