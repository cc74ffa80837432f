import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { fonts } from '~/components/theme/tokens';
import { product } from '~/domain/brand';
import { paths } from '~/domain/paths';

import { SignInFacts } from './SignInFacts';
import { signInLayoutCopy as copy } from './SignInLayout.copy';

export type SignInLayoutProps = {
  heading: string;
  /** Text below the heading. */
  lead: ReactNode;
  children: ReactNode;
};

/** Maximum width of the card. It grows with the text size, and is 384 px by default. */
const cardWidth = '24rem';

/** A page with a form in a card. From 768 px on, facts about the product are next to the card. */
export function SignInLayout({ heading, lead, children }: SignInLayoutProps) {
  return (
    <Box sx={pageStyles}>
      <SignInFacts />
      <Card
        component="main"
        id="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          // The card has a margin of 16 px or more at both sides.
          inlineSize: 'calc(100% - 32px)',
          maxInlineSize: cardWidth,
          padding: { xs: '24px 20px', md: 4 },
          // Large button labels wrap on narrow screens.
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

const pageStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 5fr) minmax(0, 6fr)',
    lg: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
  minBlockSize: '100dvh',
  bgcolor: 'tone.mist',
  '& > main': {
    justifySelf: 'center',
    alignSelf: 'start',
    // Only the top edge of the card has a fixed position, so that an error message extends the card downwards.
    marginBlock: { xs: '16px', sm: 'max(40px, 50dvh - 14rem) 40px' },
  },
} as const;
