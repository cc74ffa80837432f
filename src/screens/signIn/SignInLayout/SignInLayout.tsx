import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { fonts } from '~/components/theme/tokens';
import { product } from '~/domain/brand';
import { paths } from '~/domain/paths';

import { signInLayoutCopy as copy } from './SignInLayout.copy';

export type SignInLayoutProps = {
  heading: string;
  /** The line under the heading. */
  lead: ReactNode;
  children: ReactNode;
};

/** In rem, so that it grows with the text size: 384 px by default. */
const cardWidth = '24rem';

/** Positions of the three finder patterns, as on a QR code. */
const corners = [
  { insetBlockStart: 'var(--corner-edge)', insetInlineStart: 'var(--corner-edge)' },
  { insetBlockStart: 'var(--corner-edge)', insetInlineEnd: 'var(--corner-edge)' },
  { insetBlockEnd: 'var(--corner-edge)', insetInlineStart: 'var(--corner-edge)' },
] as const;

/** A centred card on a page that looks like a QR code. */
export function SignInLayout({ heading, lead, children }: SignInLayoutProps) {
  return (
    <Box
      sx={{
        '--corner-edge': { xs: '16px', md: '40px' },
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: `minmax(0, ${cardWidth})`,
        justifyContent: 'center',
        alignContent: { xs: 'start', md: 'center' },
        minBlockSize: '100dvh',
        paddingBlock: { xs: '96px 80px', md: '176px' },
        paddingInline: { xs: 2, md: 5 },
        bgcolor: 'tone.mist',
      }}
    >
      {corners.map((position, index) => (
        <Box
          key={index}
          sx={{
            position: 'absolute',
            display: 'grid',
            ...position,
            color: 'tone.corner',
            '& svg': { inlineSize: { xs: 48, md: 112 }, blockSize: { xs: 48, md: 112 } },
          }}
        >
          <FinderPattern />
        </Box>
      ))}
      <Card
        component="main"
        id="main"
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          padding: { xs: '24px 20px', md: 4 },
          // Labels wrap at large text sizes on narrow screens.
          '& .MuiButton-root': { whiteSpace: 'normal', textAlign: 'center', minInlineSize: 0 },
          '& form': { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <Link
          href={paths.site.home()}
          aria-label={copy.home}
          underline="none"
          sx={{
            justifySelf: 'start',
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            minBlockSize: 44,
            marginBlock: '-10px',
            color: 'text.primary',
            fontFamily: fonts.heading,
            fontWeight: 700,
            fontSize: '1.125rem',
            lineHeight: 24 / 18,
          }}
        >
          <FinderPattern size={24} colour="primary.main" />
          {product.name}
        </Link>
        <Box sx={{ marginBlock: '8px 4px', overflowWrap: 'anywhere' }}>
          <Typography variant="h4" tabIndex={-1} sx={{ fontSize: 'min(1.75rem, 16vw)' }}>
            {heading}
          </Typography>
          <Typography component="div" sx={{ color: 'text.secondary', lineHeight: 1.5, marginBlockStart: 0.5 }}>
            {lead}
          </Typography>
        </Box>
        {children}
      </Card>
    </Box>
  );
}
