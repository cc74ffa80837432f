import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { siteNavLinks } from '~/components/site/siteLinks.copy';
import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { TagCodeField } from '~/components/site/TagCodeField/TagCodeField';
import { motion, sectionPadding } from '~/components/theme/tokens';
import { listAvailableProducts } from '~/domain/product/product';

import { NotFoundHero } from './NotFoundHero';
import { notFoundCopy as copy } from './NotFoundScreen.copy';

const links = [
  ...listAvailableProducts().map(({ name, path }) => ({ label: name, href: path })),
  ...siteNavLinks.filter(({ destination }) => destination),
];

const tagTitleId = 'tag-title';
const linksTitleId = 'links-title';

export type NotFoundScreenProps = {
  /** Opens the tag page for a code that the visitor has typed. */
  onOpenTag: (code: string) => void;
};

/** The not-found page for unknown URLs, with a field for the code of a tag and links to the pages of the site. */
export function NotFoundScreen({ onOpenTag }: NotFoundScreenProps) {
  return (
    <>
      <NotFoundHero />
      <Box sx={{ bgcolor: 'tone.paper', color: 'text.body', paddingBlockEnd: sectionPadding }}>
        <SiteWidth>
          <Box sx={columnsStyles}>
            <section aria-labelledby={tagTitleId}>
              <Typography id={tagTitleId} variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
                {copy.tag}
              </Typography>
              <TagCodeField onOpen={onOpenTag} isSecondary />
            </section>
            <section aria-labelledby={linksTitleId}>
              <Typography id={linksTitleId} variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
                {copy.links}
              </Typography>
              <Box component="ul" sx={listStyles}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} color="inherit" underline="hover" sx={linkStyles}>
                      {label}
                      <ArrowIcon size={20} />
                    </Link>
                  </li>
                ))}
              </Box>
            </section>
          </Box>
        </SiteWidth>
      </Box>
    </>
  );
}

const columnsStyles = {
  display: 'grid',
  columnGap: 8,
  rowGap: sectionPadding,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const listStyles = {
  display: 'grid',
  columnGap: { xs: 3, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
  listStyle: 'none',
};

const linkStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 64,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  typography: 'subtitle1',
  color: 'text.primary',
  '& svg': { flex: 'none', color: 'primary.main', transition: `transform ${motion.normal}ms ${motion.easing}` },
  '&:hover svg': { transform: 'translateX(4px)' },
};
