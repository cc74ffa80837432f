import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { PageNotice } from '~/components/site/PageNotice/PageNotice';
import { Section } from '~/components/site/Section/Section';
import { furtherLinks } from '~/components/site/siteLinks.copy';
import { motion } from '~/components/theme/tokens';
import { anchors, homeAnchor, paths } from '~/domain/paths';
import { availableProducts } from '~/domain/product/product';

import { notFoundCopy as copy } from './NotFoundScreen.copy';

const ways = [
  ...availableProducts().map(({ name, path }) => ({ label: name, href: path })),
  ...furtherLinks.filter(({ destination }) => destination),
];

const waysTitleId = 'ways-title';

/** Answers an address that leads nowhere, and offers the ones that do. */
export function NotFoundScreen() {
  return (
    <>
      <PageNotice figure="broken" marker={copy.marker} title={copy.title} text={copy.text}>
        <Button variant="contained" size="large" href={paths.site.home()}>
          {copy.home}
        </Button>
        <ActionLink href={homeAnchor(anchors.product)} label={copy.products} />
        <ActionLink href={paths.site.contact()} label={copy.contact} />
      </PageNotice>
      <Section labelledBy={waysTitleId} tight>
        <Typography id={waysTitleId} variant="h3" component="h2" sx={{ marginBlockEnd: 3 }}>
          {copy.ways}
        </Typography>
        <Box component="ul" sx={listStyles}>
          {ways.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} color="inherit" underline="hover" sx={wayStyles}>
                {label}
                <ArrowIcon size={20} />
              </Link>
            </li>
          ))}
        </Box>
      </Section>
    </>
  );
}

const listStyles = {
  display: 'grid',
  columnGap: { xs: 3, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', bar: 'repeat(3, minmax(0, 1fr))' },
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
  listStyle: 'none',
};

const wayStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: { xs: 64, bar: 80 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  typography: 'subtitle1',
  color: 'text.primary',
  '& svg': { flex: 'none', color: 'primary.main', transition: `transform ${motion.normal}ms ${motion.easing}` },
  '&:hover svg': { transform: 'translateX(4px)' },
};
