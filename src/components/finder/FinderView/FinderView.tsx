import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { lines, radii } from '~/components/theme/tokens';
import type { AvailableProduct } from '~/domain/product/product';
import type { TagContact, TagDetail } from '~/domain/tag/demonstration';

import { DetailPicture } from './DetailPicture';
import { FinderChat } from './FinderChat';
import { finderViewCopy } from './FinderView.copy';

export type FinderViewProps = {
  /** Whose tag it is. */
  product: AvailableProduct;
  title: string;
  /** Of the title, as it fits the page around it. */
  titleLevel: 2 | 4;
  details: readonly TagDetail[];
  /** Null where the owner cannot be reached. */
  contact: TagContact | null;
};

/**
 * What a browser shows whoever scans a tag: no app and no account needed. Every detail and the contact carry
 * `data-detail`, by which the owner's switches hide them (showsSwitchedOn).
 */
export function FinderView({ product, title, titleLevel, details, contact }: FinderViewProps) {
  const { pale, deep } = lines[product.id];
  return (
    <Box sx={viewStyles}>
      <Box data-tag-page sx={pageStyles}>
        <Box sx={{ ...headStyles, bgcolor: pale, color: deep }}>
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
          <FinderPattern figure="ring" size={56} />
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

/** High enough for the chat. While that lies over the page, the page keeps its room, but nobody reads or reaches it. */
const viewStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 480,
  '&:has(> * > details[open]) > [data-tag-page]': { visibility: 'hidden' },
} as const;

const pageStyles = { display: 'flex', flexDirection: 'column', flex: 1 } as const;

const headStyles = {
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

/** Unseen until the styles around say that everything is hidden. */
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
