import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckIcon from 'lucide-react/icons/check';

// `?url` makes this module differ from the one that product pages import: a module of both would be an extra chunk.
import tagPicture from '~/components/brand/ProductRender/ally-desktop.avif?url';
import { finderPatternPath } from '~/components/brand/FinderPattern/finderPatternPath';
import { fixedColours } from '~/components/theme/tokens';

import { signInLayoutCopy } from './SignInLayout.copy';

const copy = signInLayoutCopy.facts;

/** Facts about the product and a picture of a tag, on a background that looks like a QR code. */
export function SignInFacts() {
  return (
    <Box component="aside" aria-label={copy.label} sx={asideStyles}>
      <Box
        component="svg"
        viewBox="0 0 33 33"
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
        sx={textureStyles}
      >
        <path d={texturePath} shapeRendering="crispEdges" fillRule="evenodd" />
      </Box>
      <Box sx={tagPictureStyles}>
        <img src={tagPicture} alt="" width="960" height="1200" loading="lazy" />
      </Box>
      <Typography variant="h2" component="p" sx={titleStyles}>
        {copy.title}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {copy.items.map((item) => (
          <li key={item}>
            <CheckIcon size="1.25rem" aria-hidden />
            {item}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/**
 * SVG path that looks like a QR code of 33 × 33 modules, with finder patterns in three corners. It cannot be scanned.
 */
const texturePath =
  finderPatternPath +
  'M26 0h7v7h-7zM27 1v5h5V1zM28 2h3v3h-3zM0 26h7v7H0zM1 27v5h5v-5zM2 28h3v3H2z' +
  'M9 0h2v1H9zM13 0h1v2h-1zM16 1h3v1h-3zM21 0h2v3h-2zM9 3h1v3H9zM12 4h4v1h-4zM18 4h1v2h-1zM20 5h3v1h-3zM14 6h2v1h-2z' +
  'M0 9h2v1H0zM4 9h3v2H4zM9 9h1v4H9zM12 8h3v2h-3zM17 9h2v3h-2zM22 8h1v3h-1zM25 9h4v1h-4zM31 8h2v2h-2zM1 12h3v1H1z' +
  'M6 13h1v2H6zM11 13h4v1h-4zM20 13h3v2h-3zM26 12h1v4h-1zM29 12h3v1h-3zM0 16h1v3H0zM3 17h2v1H3zM8 16h3v2H8zM14 17h2v3h-2z' +
  'M18 17h1v1h-1zM22 18h4v1h-4zM29 16h1v4h-1zM32 15h1v3h-1zM2 21h3v1H2zM6 20h1v3H6zM10 21h2v2h-2zM17 22h3v1h-3zM25 22h2v3h-2z' +
  'M30 22h3v1h-3zM9 26h3v1H9zM14 25h1v3h-1zM18 26h2v2h-2zM22 27h4v1h-4zM29 26h1v3h-1zM32 26h1v2h-1zM10 30h1v3h-1zM13 31h4v1h-4zM20 30h1v2h-1zM24 31h3v2h-3zM30 31h2v1h-2z';

const asideStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: { xs: 'center', lg: 'end' },
  gap: { xs: 3, md: 4 },
  overflow: 'hidden',
  p: { xs: '40px 16px', sm: '48px 32px', md: '48px 56px', lg: '56px' },
  bgcolor: fixedColours.night,
  color: fixedColours.nightText,
} as const;

/** Styles of the QR code in the background, which has little contrast, so that the texts stay readable. */
const textureStyles = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '72%',
  color: fixedColours.nightRing,
  fill: 'currentColor',
  maskImage: 'linear-gradient(black, transparent)',
} as const;

/** Styles of the picture of a tag. It is next to the short title, on tablets next to all texts. */
const tagPictureStyles = {
  position: 'absolute',
  insetBlockStart: { xs: 8, md: 0, lg: 24 },
  insetInlineEnd: { xs: 8, md: '3%', lg: 0 },
  inlineSize: { xs: 128, md: '47%', lg: 'calc(100% - 230px)' },
  blockSize: { md: '100%', lg: '54%' },
  '& img': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
} as const;

/** Styles of the title. It is so narrow that each sentence has its own line. */
const titleStyles = { position: 'relative', maxWidth: '5.5em', color: fixedColours.white } as const;

const listStyles = {
  position: 'relative',
  display: 'grid',
  gap: 2,
  maxWidth: '26em',
  listStyle: 'none',
  '& li': { display: 'flex', gap: 1.5, lineHeight: 1.5, textWrap: 'balance' },
  '& svg': { flex: 'none', marginBlockStart: '2px', color: fixedColours.navAccent },
} as const;
