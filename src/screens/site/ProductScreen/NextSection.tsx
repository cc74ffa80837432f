import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { StackedSectionHeader } from '~/components/site/StackedSectionHeader/StackedSectionHeader';
import { downloadPanelId } from '~/components/site/DownloadPanel/downloadPanelId';
import { Section } from '~/components/site/Section/Section';
import { lines, radii } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';
import { scenarioUrl } from '~/domain/tag/demoTags';

import { FinderPatternTag } from './FinderPatternTag';
import { textColours } from './productColours';
import { OtherProducts } from './OtherProducts';
import type { ProductCopy, ProductLine } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';
import { secondaryLinkStyles } from '../secondaryLinkStyles';

const { actions } = productScreenCopy;

type NextSectionProps = { line: ProductLine; copy: ProductCopy['next'] };

/** Call to action, and links to the other products. */
export function NextSection({ line, copy }: NextSectionProps) {
  return (
    <Section labelledBy="next-title" tight>
      <Box sx={[blockStyles, blockColours(line)]}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <StackedSectionHeader titleId="next-title" {...copy} />
          <Box sx={actionsStyles}>{line === 'accolades' ? <BusinessActions /> : <OwnerActions line={line} />}</Box>
        </Box>
        <FinderPatternTag line={line} label={productScreenCopy.tag} />
      </Box>
      <OtherProducts line={line} />
    </Section>
  );
}

/** The demo scenario of each product. */
const scenarios = { auto: 'car', ally: 'pet' } as const;

function OwnerActions({ line }: { line: keyof typeof scenarios }) {
  return (
    <>
      <Button variant="contained" color="light" size="hero" popoverTarget={downloadPanelId}>
        {actions.download}
      </Button>
      <Link href={scenarioUrl(scenarios[line])} color="inherit" sx={secondaryLinkStyles}>
        {actions.experience}
        <ArrowIcon size={18} />
      </Link>
    </>
  );
}

function BusinessActions() {
  return (
    <>
      <Button variant="contained" color="light" size="hero" href={paths.site.contact()}>
        {actions.contact}
      </Button>
      <Link href={paths.site.partner()} color="inherit" sx={secondaryLinkStyles}>
        {actions.partner}
        <ArrowIcon size={18} />
      </Link>
    </>
  );
}

const blockStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  columnGap: 8,
  rowGap: 5,
  alignItems: 'center',
  p: { xs: '40px 24px', md: '64px 48px', bar: '80px' },
  borderRadius: `${radii.card}px`,
};

function blockColours(line: ProductLine) {
  const { strong, text } = textColours[line];
  return {
    bgcolor: lines[line].main,
    color: text,
    '--section-marker': strong,
    '& h2, & a.MuiLink-root': { color: strong },
    // Higher specificity than the button's own focus ring, which is for dark surfaces.
    '&& :focus-visible': { outlineColor: strong },
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
