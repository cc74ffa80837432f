import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';

import { AccoladesPicture } from '~/components/brand/ProductIllustration/AccoladesPicture';
import { AllyPicture } from '~/components/brand/ProductIllustration/AllyPicture';
import { AutoPicture } from '~/components/brand/ProductIllustration/AutoPicture';
import { textLinkStyles } from '~/components/site/ActionLink/textLinkStyles';
import { HeroFacts } from '~/components/site/HeroFacts/HeroFacts';
import { PageHero } from '~/components/site/PageHero/PageHero';
import { getEnquiryUrl } from '~/domain/enquiry/enquiryUrl';
import { anchors } from '~/domain/paths';
import { getScenarioUrl } from '~/domain/tag/demoTags';

import type { ProductCopy, ProductWithPageId } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';
import { setupId } from './SetupSection';

const { actions } = productScreenCopy;

type ProductHeroProps = { productLine: ProductWithPageId; copy: ProductCopy['hero'] };

const setUpLink = { label: actions.setUp, href: `#${setupId}` };

const heroActions = {
  auto: { primary: actions.ask, secondary: setUpLink },
  ally: { primary: actions.ask, secondary: setUpLink },
  accolades: { primary: actions.talk, secondary: { label: actions.experience, href: getScenarioUrl('award') } },
};

/** Illustrations as inline SVG, since they are at the top of the page and separate files would load later. */
const drawings = { auto: AutoPicture, ally: AllyPicture, accolades: AccoladesPicture };

/** First section of a product page: the product, its illustration and two links. */
export function ProductHero({ productLine, copy: { pictureAlt, facts, ...texts } }: ProductHeroProps) {
  const { primary, secondary } = heroActions[productLine];
  const Drawing = drawings[productLine];
  return (
    <PageHero
      id={anchors[productLine]}
      {...texts}
      surface="paper"
      picture={
        <Box
          component="svg"
          viewBox="0 0 480 320"
          width="480"
          height="320"
          role="img"
          aria-label={pictureAlt}
          sx={{ width: '100%', height: 'auto' }}
        >
          <Drawing />
        </Box>
      }
    >
      <Button variant="contained" color="brand" size="hero" href={getEnquiryUrl(productLine)}>
        {primary}
      </Button>
      <Link href={secondary.href} color="textPrimary" sx={textLinkStyles}>
        {secondary.label}
      </Link>
      <HeroFacts facts={facts} />
    </PageHero>
  );
}
