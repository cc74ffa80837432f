import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { TagCode } from '~/components/brand/CodeSheet/TagCode';
import { fixed, lines, radii, shadows } from '~/components/theme/tokens';

import type { CollarCopy } from './productCopy';

type CollarTagProps = { copy: CollarCopy };

/** A tag on its collar, filled in for an example pet, and beside it what the tag stands. */
export function CollarTag({ copy }: CollarTagProps) {
  return (
    <Box sx={columnsStyles}>
      <Box component="figure">
        <Box aria-hidden="true" sx={collarStyles} />
        <Box sx={tagStyles}>
          <Box sx={headStyles}>
            <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
              <TagCode x={0} y={0} side={96} radius={12} />
            </svg>
            <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {copy.tagId}
            </Typography>
          </Box>
          <Box component="dl" sx={detailsStyles}>
            {copy.details.map(({ term, example }) => (
              <Box key={term} sx={detailStyles}>
                <Typography component="dt" variant="subtitle1">
                  {term}
                </Typography>
                <Typography component="dd" color="textSecondary">
                  {example}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
        <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
          {copy.caption}
        </Typography>
      </Box>
      <Box sx={strengthsStyles}>
        {copy.strengths.map(({ title, text }) => (
          <Box key={title} sx={strengthStyles}>
            <Typography variant="h3" sx={strengthTitleStyles}>
              {title}
            </Typography>
            <Typography sx={{ marginBlockStart: 1, maxWidth: '30em', textWrap: 'pretty' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const columnsStyles = {
  display: 'grid',
  columnGap: { bar: 8 },
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: '7fr 4fr' },
};

/** The collar from edge to edge, and in its middle the ring that the tag hangs on. */
const collarStyles = {
  position: 'relative',
  height: 48,
  borderRadius: `${radii.control}px`,
  bgcolor: lines.ally.main,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlock: 8,
    borderBlock: `2px dashed ${lines.ally.pale}`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 24,
    insetInlineStart: 'calc(50% - 32px)',
    width: 64,
    height: 64,
    borderRadius: '50%',
    border: `8px solid ${fixed.nightEdge}`,
    boxSizing: 'border-box',
  },
};

const tagStyles = {
  marginBlockStart: 2,
  marginInline: { sm: 3 },
  p: { xs: '48px 24px 24px', sm: '48px 40px 40px' },
  borderRadius: '40px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'tone.paper',
  boxShadow: shadows.light,
};

const headStyles = { display: 'flex', alignItems: 'center', gap: 2.5 };

const detailsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  columnGap: 4,
  marginBlockStart: 3,
};

const detailStyles = { paddingBlock: 2, borderBlockStart: '1px solid', borderColor: 'divider' };

const strengthsStyles = {
  display: 'grid',
  alignContent: { bar: 'center' },
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', bar: 'minmax(0, 1fr)' },
};

const strengthStyles = { paddingBlockStart: 3, borderBlockStart: '2px solid', borderColor: 'text.primary' };

const strengthTitleStyles = { fontSize: { xs: '1.75rem', bar: '2.25rem' }, letterSpacing: '-0.03em', lineHeight: 1.1 };
