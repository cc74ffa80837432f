import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { StackedSectionHeader } from '~/components/site/SectionHeader/StackedSectionHeader';
import { textLinkStyles } from '~/components/site/ActionLink/textLinkStyles';
import { Section } from '~/components/site/Section/Section';
import { fixedColours, productLineColours, radii } from '~/components/theme/tokens';
import { getEnquiryUrl } from '~/domain/enquiry/enquiryUrl';
import { paths } from '~/domain/paths';
import { getDemoTag, getScenarioUrl } from '~/domain/tag/demoTags';

import { FinderPhone } from './FinderPhone';
import { textColours } from './productColours';
import { OtherProducts } from './OtherProducts';
import type { ProductCopy, ProductWithPageId } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';

const { actions } = productScreenCopy;

type CallToActionSectionProps = { productLine: ProductWithPageId; copy: ProductCopy['next'] };

/** Scenario of the demo tag of each product. */
const scenarioByProductLine = { auto: 'car', ally: 'pet', accolades: 'award' } as const;

const createTagLinks = (productLine: 'auto' | 'ally') => ({
  primary: { label: actions.ask, href: getEnquiryUrl(productLine) },
  secondary: { label: actions.experience, href: getScenarioUrl(scenarioByProductLine[productLine]) },
});

const nextLinks = {
  auto: createTagLinks('auto'),
  ally: createTagLinks('ally'),
  accolades: {
    primary: { label: actions.talk, href: getEnquiryUrl('accolades') },
    secondary: { label: actions.partner, href: paths.site.partner() },
  },
};

/** Section with a call to action, and links to the other products. */
export function CallToActionSection({ productLine, copy }: CallToActionSectionProps) {
  const { primary, secondary } = nextLinks[productLine];
  return (
    <Section labelledBy="next-title">
      <Box sx={[blockStyles, productLine === 'accolades' ? paleBlockStyles : createBlockStyles(productLine)]}>
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
          <StackedSectionHeader titleId="next-title" {...copy} />
          <Box sx={actionsStyles}>
            <Button
              variant="contained"
              color={productLine === 'accolades' ? 'brand' : 'light'}
              size="hero"
              href={primary.href}
            >
              {primary.label}
            </Button>
            <Link href={secondary.href} color="inherit" sx={textLinkStyles}>
              {secondary.label}
              <ArrowIcon size={18} />
            </Link>
          </Box>
        </Box>
        <FinderPhone demoTag={getDemoTag(scenarioByProductLine[productLine])} />
      </Box>
      <OtherProducts productLine={productLine} />
    </Section>
  );
}

const blockStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  columnGap: 8,
  rowGap: 5,
  alignItems: 'center',
  p: { xs: 3, md: '64px 48px', bar: '80px' },
  borderRadius: `${radii.card}px`,
  overflow: 'clip',
};

/** Styles of the block on Accolades, whose main colour would be heavy on a large surface. */
const paleBlockStyles = (theme: Theme) => ({
  border: '1px solid transparent',
  bgcolor: productLineColours.accolades.pale,
  color: fixedColours.night,
  '& h2, & a.MuiLink-root': { color: 'inherit' },
  ...theme.applyStyles('dark', {
    borderColor: productLineColours.accolades.main,
    bgcolor: productLineColours.accolades.dusk,
    color: fixedColours.white,
  }),
});

function createBlockStyles(productLine: 'auto' | 'ally') {
  const { heading, text } = textColours[productLine];
  return {
    bgcolor: productLineColours[productLine].main,
    color: text,
    '--section-marker': heading,
    '& h2, & a.MuiLink-root': { color: heading },
    // `&&` overrides the button's own focus outline, which is for dark surfaces.
    '&& :focus-visible': { outlineColor: heading },
  };
}

const actionsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1.5,
  '& > .MuiButton-root': { width: { xs: '100%', sm: 'auto' } },
};
