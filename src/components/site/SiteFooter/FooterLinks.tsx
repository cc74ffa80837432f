import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { fixedColours, sizes } from '~/components/theme/tokens';

export type FooterLinksProps = {
  /** Id of the heading, which is the accessible name of the navigation. */
  headingId: string;
  heading: string;
  links: readonly { label: string; href: string }[];
  component?: 'nav' | 'div';
};

/** A column of the footer: a heading and links. */
export function FooterLinks({ headingId, heading, links, component = 'nav' }: FooterLinksProps) {
  return (
    <Box component={component} {...(component === 'nav' && { 'aria-labelledby': headingId })}>
      <Typography id={headingId} variant="marker" component="h2" sx={{ color: fixedColours.white, marginBlockEnd: 1 }}>
        {heading}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none' }}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link
              href={href}
              color="inherit"
              underline="hover"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: { xs: sizes.controlTouch, bar: sizes.control },
                overflowWrap: 'anywhere',
                '&:hover': { color: fixedColours.white },
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
