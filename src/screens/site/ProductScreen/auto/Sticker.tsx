import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { radii } from '~/components/theme/tokens';
import type { QrDrawing } from '~/domain/codes/qr';

import type { StickerCopy } from '../copy/productCopy';
import { StickerPicture } from './StickerPicture';

type StickerProps = { copy: StickerCopy; code: QrDrawing };

/** A sticker with numbered parts, and a list that explains the parts. */
export function Sticker({ copy, code }: StickerProps) {
  return (
    <Box sx={columnsStyles}>
      <Box sx={pictureStyles}>
        <CodeSprite code={code}>
          <StickerPicture label={copy.pictureAlt} hexacode={copy.hexacode} />
        </CodeSprite>
      </Box>
      <Box component="ol" sx={partsStyles}>
        {copy.parts.map(({ title, text }, index) => (
          <Box key={title} component="li" sx={partStyles}>
            <Box component="span" aria-hidden="true" sx={numberStyles}>
              {index + 1}
            </Box>
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ marginBlockStart: { xs: 0.5, sm: 1 }, maxWidth: '34em' }}>{text}</Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const columnsStyles = {
  display: 'grid',
  gap: { xs: 3, md: 5, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', bar: '7fr 5fr' },
  alignItems: 'stretch',
};

const pictureStyles = {
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.scene',
  '& svg[role=img]': { width: '100%', maxWidth: { xs: 240, sm: 480 }, height: 'auto' },
};

const partsStyles = {
  display: 'grid',
  alignContent: 'stretch',
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
  listStyle: 'none',
};

const partStyles = {
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: { xs: 2, sm: 2.5 },
  alignContent: 'center',
  paddingBlock: { xs: 1.5, md: 3, bar: 4 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};

const numberStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: `${radii.control}px`,
  bgcolor: 'text.primary',
  color: 'tone.paper',
  typography: 'subtitle1',
};
