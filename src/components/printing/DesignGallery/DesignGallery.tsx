import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useMemo } from 'react';

import { largeTextPhoneQuery, radii } from '~/components/theme/tokens';
import type { QrDrawing } from '~/domain/codes/qr';
import { formatNumber } from '~/domain/number/formatNumber';
import { builtInNames, applyBuiltInDesign } from '~/domain/printing/design/builtInDesign';
import type { BuiltInName } from '~/domain/printing/design/builtInDesign';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { drawSticker } from '~/domain/printing/sticker/scene';

import { StickerArt } from '../SheetPage/StickerArt';
import { createPaperShadow } from '../SheetPreview/createPaperShadow';
import { builtInLabels } from './DesignGallery.copy';
import { useBuiltInDesignSvgs } from './useBuiltInDesignSvgs';

export type DesignGalleryProps = {
  /** Accessible name of the group. */
  label: string;
  /** The QR code that the thumbnails show. */
  code: QrDrawing;
  /** The built-in design that the stickers use; undefined if they have an uploaded design or none. */
  chosenName?: BuiltInName | undefined;
  onChoose: (name: BuiltInName) => void;
};

/** Maximum size of a thumbnail in px in a narrow panel. Wider panels have larger thumbnails. */
const maxThumbnailSize = { width: 50, height: 60 };

/** Buttons for the built-in designs. Each button shows a small sticker with the design. */
export function DesignGallery({ label, code, chosenName, onChoose }: DesignGalleryProps) {
  const designSvgs = useBuiltInDesignSvgs();
  const stickers = useMemo(
    () =>
      builtInNames.map((name) => ({
        name,
        sticker: drawSticker(applyBuiltInDesign(defaultPrintSettings, name), code, true),
      })),
    [code],
  );
  return (
    <Box role="group" aria-label={label} sx={gridStyles}>
      {stickers.map(({ name, sticker }) => {
        const { width, height } = sticker;
        const scale = Math.min(maxThumbnailSize.width / width, maxThumbnailSize.height / height);
        return (
          <ButtonBase
            key={name}
            aria-label={`${builtInLabels[name]}, ${formatNumber(width)} × ${formatNumber(height)} mm`}
            aria-pressed={chosenName === name}
            onClick={() => onChoose(name)}
            sx={cardStyles}
          >
            <Box sx={createThumbnailStyles}>
              <Box
                component="svg"
                viewBox={`0 0 ${width} ${height}`}
                aria-hidden="true"
                // Hidden until the drawings are loaded. Without them, each thumbnail would look like 'Blank'.
                sx={{
                  inlineSize: `calc(${width * scale}px * var(--enlargement))`,
                  visibility: designSvgs ? 'visible' : 'hidden',
                }}
              >
                <StickerArt sticker={sticker} designHref={designSvgs?.[name].href} />
              </Box>
            </Box>
            {builtInLabels[name]}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  // In a narrow panel, the longest label needs more than a quarter of the width.
  gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
  // With large text on a phone, two designs fit side by side.
  [largeTextPhoneQuery]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  gap: '6px',
  containerType: 'inline-size',
} as const;

const cardStyles = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'tone.line',
  borderRadius: `${radii.control}px`,
  bgcolor: 'tone.field',
  color: 'text.primary',
  typography: 'caption',
  fontWeight: 500,
  paddingBlockEnd: '4px',
  '@container (max-width: 284px)': { fontSize: '0.6875rem' },
  '&:hover': { borderColor: 'primary.main' },
  '&[aria-pressed=true]': {
    borderColor: 'primary.main',
    outline: '1px solid',
    outlineColor: 'primary.main',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
  },
  // After the selected state, whose thinner outline it replaces.
  '&:focus-visible, &[aria-pressed=true]:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '1px',
  },
} as const;

/** Gives the thumbnail the same background and paper shadow as the sheet preview. */
const createThumbnailStyles = (theme: Theme) => ({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  '--enlargement': 1,
  // Not on phones, so that the content below the designs shows above the bar at the bottom.
  [theme.breakpoints.up('md')]: { '@container (min-width: 285px)': { '--enlargement': 1.25 } },
  '@container (min-width: 330px)': { '--enlargement': 1.4 },
  height: `calc(${maxThumbnailSize.height}px * var(--enlargement) + 12px)`,
  marginBlockEnd: '4px',
  bgcolor: 'tone.board',
  '& svg': { display: 'block', ...createPaperShadow(theme) },
});
