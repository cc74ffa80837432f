import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { fixedColours, fonts, sizes } from '~/components/theme/tokens';
import { product } from '~/domain/brand';

import { fullNavWidth } from '../fullNavWidth';
import { topBarCopy as copy } from './TopBar.copy';

export type TopBarProps = {
  homeHref: string;
  /** Text in the bar, such as the name of an agency. It is hidden on phones. */
  title: string;
  /** The SearchButton of the office. */
  search?: ReactNode;
  /** The DataChip, which names the data that the office shows. */
  dataChip?: ReactNode;
  /** Content at the end of the bar. */
  children: ReactNode;
};

/** Top bar of the back-office and the portal. From `md` on, the logo is as wide as the navigation below it. */
export function TopBar({ homeHref, title, search, dataChip, children }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        position: 'sticky',
        insetBlockStart: 0,
        // Draws the bar above the navigation, which is also sticky.
        zIndex: (theme) => theme.zIndex.appBar + 1,
        blockSize: sizes.topBar,
        '@media print': { display: 'none' },
      }}
    >
      <Link
        href={homeHref}
        aria-label={copy.home}
        underline="none"
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          paddingInline: '16px',
          backgroundColor: theme.vars.palette.background.paper,
          borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
          color: theme.vars.palette.text.primary,
          fontFamily: fonts.heading,
          fontWeight: 700,
          fontSize: '1.125rem',
          lineHeight: 1,
          letterSpacing: '-0.01em',
          '&:focus-visible': { outlineOffset: '-4px' },
          [theme.breakpoints.up('md')]: {
            inlineSize: sizes.navRail,
            justifyContent: 'center',
            padding: 0,
            backgroundColor: theme.vars.palette.tone.navSurface,
            border: `0 solid ${theme.vars.palette.tone.navLine}`,
            borderInlineEndWidth: 1,
            color: fixedColours.white,
            '&:focus-visible': { outlineColor: fixedColours.navAccent },
          },
          [theme.breakpoints.up('lg')]: {
            inlineSize: fullNavWidth,
            justifyContent: 'start',
            paddingInline: '20px',
          },
        })}
      >
        <Box component="span" sx={{ color: { xs: 'primary.main', md: fixedColours.white } }}>
          <FinderPattern size={24} />
        </Box>
        <Box
          component="span"
          sx={{
            display: { md: 'none', lg: 'inline' },
            // Hides the product's name on narrow phones, to leave space for the search, the chip and the profile.
            '@media (max-width: 26em)': { display: 'none' },
          }}
        >
          {product.name}
        </Box>
      </Link>
      <Box
        sx={{
          flex: 1,
          minInlineSize: 0,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'end',
          gap: { xs: 1, md: 2 },
          paddingInline: { xs: 1, md: 2.5, lg: 3 },
          bgcolor: 'background.paper',
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography
          variant="body2"
          noWrap
          title={title}
          sx={{ display: { xs: 'none', md: 'block' }, flex: 1, color: 'text.secondary', fontWeight: 500 }}
        >
          {title}
        </Typography>
        {search}
        {dataChip && <Box sx={{ minInlineSize: { xs: 0, md: 'max-content' } }}>{dataChip}</Box>}
        {children}
      </Box>
    </Box>
  );
}
