import Box from '@mui/material/Box';
import HeartIcon from 'lucide-react/icons/heart-pulse';
import ImagesIcon from 'lucide-react/icons/images';
import PinIcon from 'lucide-react/icons/map-pin';
import MessageIcon from 'lucide-react/icons/message-circle';
import ChipIcon from 'lucide-react/icons/nfc';
import PawIcon from 'lucide-react/icons/paw-print';
import SmileIcon from 'lucide-react/icons/smile';
import VideoIcon from 'lucide-react/icons/video';

import { radii } from '~/components/theme/tokens';
import type { DetailKind, TagDetail } from '~/domain/tag/demoTags';

import { DetailPicture } from './DetailPicture';

const detailIcons: Record<DetailKind, typeof HeartIcon> = {
  medical: HeartIcon,
  behaviour: SmileIcon,
  breed: PawIcon,
  microchip: ChipIcon,
  location: PinIcon,
  linkedMessage: MessageIcon,
  photos: ImagesIcon,
  videos: VideoIcon,
  messages: MessageIcon,
};

export type DetailListProps = { details: readonly TagDetail[] };

/** The details of a tag. On the Experience page, createVisibilityStyles hides details by their `data-detail`. */
export function DetailList({ details }: DetailListProps) {
  return (
    <Box component="dl" sx={listStyles}>
      {details.map(({ kind, label, value }) => {
        const Icon = detailIcons[kind];
        return (
          <Box
            key={kind}
            data-detail={kind}
            sx={[rowStyles, kind === 'medical' && medicalStyles, kind === 'linkedMessage' && messageStyles]}
          >
            <dt>
              <Icon size={20} aria-hidden />
              {label}
            </dt>
            <dd>{value}</dd>
            <DetailPicture kind={kind} />
          </Box>
        );
      })}
    </Box>
  );
}

const listStyles = {
  '&:not(:has(> *))': { display: 'none' },
  '& > div + div': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '& > [data-detail="medical"] + div': { borderColor: 'transparent' },
} as const;

/** Styles of a detail. The padding at the start leaves space for the icon, and the second column is for the picture. */
const rowStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  columnGap: 1.5,
  paddingBlock: 1,
  paddingInlineStart: 4.5,
  overflowWrap: 'anywhere',
  '& dt, & dd': { gridColumn: 1 },
  '& dt': { typography: 'body2', lineHeight: '1.125rem', color: 'text.secondary' },
  '& dt svg': { position: 'absolute', insetInlineStart: 2, insetBlockStart: 17, color: 'primary.main' },
  '& dd': { color: 'text.primary', lineHeight: '1.375rem', fontWeight: 600, textWrap: 'balance' },
  '& dd + dd': { gridArea: '1 / 2 / 3', alignSelf: 'center' },
} as const;

/** Makes a detail of the kind 'linkedMessage' larger than other details. */
const messageStyles = { '& dd': { typography: 'h3', lineHeight: 1.35, color: 'text.primary' } } as const;

/** Medical details have a red background, since they are urgent. */
const medicalStyles = {
  marginInline: -1,
  paddingInline: '44px 8px',
  borderRadius: `${radii.control}px`,
  bgcolor: 'tone.badSoft',
  '& dt': { typography: 'body2', lineHeight: '1.125rem', color: 'text.primary' },
  '& dt svg': { position: 'absolute', insetInlineStart: 10, insetBlockStart: 17, color: 'error.main' },
} as const;
