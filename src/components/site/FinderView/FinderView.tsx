import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { lines, radii } from '~/components/theme/tokens';
import type { AvailableProduct } from '~/domain/product/product';
import type { TagContact, TagDetail } from '~/domain/tag/demoTags';

import { DetailPicture } from './DetailPicture';
import { FinderChat } from './FinderChat';
import { finderViewCopy } from './FinderView.copy';

export type FinderViewProps = {
  product: AvailableProduct;
  title: string;
  /** Heading level that fits the surrounding page. */
  titleLevel: 2 | 4;
  details: readonly TagDetail[];
  /** Null if the owner cannot be contacted. */
  contact: TagContact | null;
};

/**
 * The page that a finder sees after scanning a tag. Details and contact have `data-detail`, which the owner's switches
 * use to hide them (visibilityStyles).
 */
export function FinderView({ product, title, titleLevel, details, contact }: FinderViewProps) {
  const { pale, deep } = lines[product.id];
  return (
    <Box sx={viewStyles}>
      <Box data-tag-page sx={pageStyles}>
        <Box sx={{ ...headerStyles, bgcolor: pale, color: deep }}>
          <FinderPattern size={28} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {finderViewCopy.line(product.name)}
            </Typography>
            <Typography
              variant="h3"
              component={titleLevel === 2 ? 'h2' : 'h4'}
              sx={{ color: 'inherit', overflowWrap: 'anywhere' }}
            >
              {title}
            </Typography>
          </Box>
        </Box>
        <Box data-when-empty sx={emptyStyles}>
          <FinderPattern variant="ring" size={56} />
          <Typography variant="subtitle1" component="p" color="textPrimary">
            {finderViewCopy.empty.title}
          </Typography>
          <Typography variant="body2">{finderViewCopy.empty.text}</Typography>
        </Box>
        <Box component="dl" sx={{ '&:not(:has(> *))': { display: 'none' } }}>
          {details.map(({ kind, label, value }) => (
            <Box key={kind} data-detail={kind} sx={rowStyles}>
              <dt>{label}</dt>
              <dd>
                <DetailPicture kind={kind} />
                {value}
              </dd>
            </Box>
          ))}
        </Box>
      </Box>
      {contact && <FinderChat contact={contact} />}
    </Box>
  );
}

/** Tall enough for the chat. The page below an open chat keeps its size but is hidden. */
const viewStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 480,
  '&:has(> * > details[open]) > [data-tag-page]': { visibility: 'hidden' },
} as const;

const pageStyles = { display: 'flex', flexDirection: 'column', flex: 1 } as const;

const headerStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: '12px 16px',
  borderRadius: `${radii.card}px`,
} as const;

const rowStyles = {
  paddingBlock: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { color: 'text.primary', lineHeight: 1.5, fontWeight: 500 },
} as const;

/** Shown by visibilityStyles when everything is hidden. */
const emptyStyles = {
  display: 'none',
  flex: 1,
  placeContent: 'center',
  justifyItems: 'center',
  gap: 1,
  paddingBlock: 4,
  textAlign: 'center',
  color: 'text.secondary',
} as const;
