import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { AllyTag } from '~/components/brand/TagDrawing/AllyTag';
import { TagPortrait } from '~/components/site/FinderView/TagPortrait';
import { fixedColours, productLineColours, radii } from '~/components/theme/tokens';
import type { QrDrawing } from '~/domain/codes/qr';
import { getDemoTag } from '~/domain/tag/demoTags';

import { collarStyles, detailListStyles, detailsCardStyles, tagStyles } from './collarStyles';
import type { CollarCopy } from '../copy/productCopy';
import { productScreenCopy } from '../copy/ProductScreen.copy';

const petTag = getDemoTag('pet');

type CollarTagProps = { copy: CollarCopy; code: QrDrawing };

const captionId = 'collar-caption';

/** A collar tag, a card with the details of the demo pet, and the strengths of the tag. */
export function CollarTag({ copy, code }: CollarTagProps) {
  const petDetails = [...petTag.details, { label: petTag.contact.label, value: copy.contact(petTag.contact.name) }];
  return (
    <Box sx={columnsStyles}>
      <Box component="figure" aria-labelledby={captionId} sx={{ isolation: 'isolate' }}>
        <Box aria-hidden="true" sx={collarStyles} />
        <Box sx={detailsCardStyles}>
          <Box sx={headStyles}>
            <CodeSprite code={code}>
              <svg viewBox="0 -114 140 298" width="140" height="298" role="img" aria-label={productScreenCopy.tagCode}>
                <AllyTag hexacode={petTag.code} hasStrap />
              </svg>
            </CodeSprite>
            <Box sx={posterStyles}>
              <div>
                <Typography variant="h3" component="p" color="inherit" sx={nameStyles}>
                  {petTag.title}
                </Typography>
                <Typography>{productScreenCopy.tagId(petTag.code)}</Typography>
              </div>
              <TagPortrait id="pet" />
            </Box>
          </Box>
          <Box component="dl" sx={detailListStyles}>
            {petDetails.map(({ label, value }) => (
              <Box key={label} sx={detailStyles}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {label}
                </Typography>
                <Typography component="dd" variant="subtitle1" color="textPrimary">
                  {value}
                </Typography>
              </Box>
            ))}
          </Box>
          <Typography id={captionId} component="figcaption" variant="body2" color="textSecondary" sx={captionStyles}>
            {copy.caption(petTag.title)}
          </Typography>
        </Box>
      </Box>
      <Box sx={strengthListStyles}>
        {copy.strengths.map(({ title, text }) => (
          <Box key={title} sx={strengthStyles}>
            <Typography variant="h3" sx={strengthTitleStyles}>
              {title}
            </Typography>
            <Typography sx={{ marginBlockStart: 1, maxWidth: '30em' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const columnsStyles = {
  display: 'grid',
  rowGap: 5,
  gridTemplateColumns: 'minmax(0, 1fr)',
};

/** Styles of the tag and the poster. */
const headStyles = {
  display: 'flex',
  gap: { xs: 2.5, sm: 3 },
  '& > svg': tagStyles,
};

const nameStyles = { fontSize: { sm: '2.25rem', bar: '3rem' }, lineHeight: 1.2 };

/** Styles of the poster with the name and the portrait, which is next to the name or, on phones, below it. */
const posterStyles = {
  flexGrow: 1,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 1,
  minWidth: 0,
  paddingInline: { xs: 1.5, sm: '24px 32px', bar: '32px 48px' },
  paddingBlockStart: { xs: 1.5, sm: 1 },
  borderRadius: `${radii.card}px`,
  bgcolor: productLineColours.ally.main,
  color: fixedColours.night,
  '& > div': { alignSelf: { xs: 'start', sm: 'center' } },
  // The ears reach slightly beyond the sides of the portrait.
  '& svg': {
    display: 'block',
    width: { xs: 88, sm: 144, bar: 176 },
    height: 'auto',
    flex: 'none',
    overflow: 'visible',
    clipPath: 'inset(0 -16px)',
  },
} as const;

const captionStyles = {
  marginBlockStart: 1,
  paddingBlockStart: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};

const detailStyles = { paddingBlock: 2, borderBlockStart: '1px solid', borderColor: 'divider' };

const strengthListStyles = {
  display: 'grid',
  gap: { xs: 3, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
};

const strengthStyles = { paddingBlockStart: 3, borderBlockStart: '2px solid', borderColor: 'text.primary' };

const strengthTitleStyles = { fontSize: { xs: '1.75rem', bar: '2.25rem' }, letterSpacing: '-0.03em', lineHeight: 1.1 };
