import Box from '@mui/material/Box';
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

/** Layout of the sign-in pages: a form, and facts about the product below it or, from `lg` on, next to it. */
export function SignInLayout({ heading, lead, children }: SignInLayoutProps) {
  return (
    <Box sx={pageStyles}>
      <SignInFacts />
      <Box component="main" id="main" sx={mainStyles}>
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
          <Typography variant="h4" tabIndex={-1} sx={{ fontSize: 'min(2rem, 16vw)' }}>
            {heading}
          </Typography>
          <Typography component="div" sx={{ color: 'text.secondary', lineHeight: 1.5, marginBlockStart: 0.5 }}>
            {lead}
          </Typography>
        </Box>
        <noscript>
          <Typography>
            {copy.withoutScript.before} <Link href={paths.site.home()}>{copy.withoutScript.home}</Link>{' '}
            {copy.withoutScript.after}
          </Typography>
        </noscript>
        {children}
      </Box>
    </Box>
  );
}

const pageStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'auto 1fr', lg: 'auto' },
  minBlockSize: '100dvh',
  bgcolor: 'tone.paper',
} as const;

const mainStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  // On tablets, the facts start at the same height below forms of different heights.
  alignContent: 'start',
  minBlockSize: { md: '22.5rem', lg: 0 },
  // On phones and tablets, the form is above the facts.
  order: { xs: -1, lg: 0 },
  justifySelf: 'center',
  alignSelf: 'start',
  // Leaves at least 16 px at both sides of the form.
  inlineSize: 'calc(100% - 32px)',
  // Grows with the text size, from 384 px by default.
  maxInlineSize: '24rem',
  // Fixes the top edge of the form, so that an error message only moves what is below it. From `lg` on, forms of usual
  // height are a little above the middle of the window.
  marginBlock: { xs: '24px 32px', md: '9dvh', lg: 'max(40px, 50dvh - 12.5rem) 40px' },
  // Large button labels wrap on narrow screens.
  '& .MuiButton-root': { whiteSpace: 'normal', textAlign: 'center', minInlineSize: 0 },
  '& form': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
