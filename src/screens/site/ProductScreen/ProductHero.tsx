import Button from '@mui/material/Button';
import Link from '@mui/material/Link';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { downloadPanelId } from '~/components/site/DownloadPanel/downloadPanelId';
import { PageHero } from '~/components/site/PageHero/PageHero';
import { anchors } from '~/domain/paths';

import type { ProductCopy, ProductLine } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';
import { setupId } from './SetupSection';
import { secondaryLinkStyles } from '../secondaryLinkStyles';

const { actions } = productScreenCopy;

type ProductHeroProps = { line: ProductLine; copy: ProductCopy['hero'] };

/** The product, its illustration and the first two actions. */
export function ProductHero({ line, copy }: ProductHeroProps) {
  return (
    <PageHero
      id={anchors[line]}
      marker={copy.marker}
      title={copy.title}
      lead={copy.lead}
      surface="paper"
      picture={<ProductIllustration product={line} label={copy.picture} />}
    >
      <Button variant="contained" size="hero" popoverTarget={downloadPanelId}>
        {actions.download}
      </Button>
      <Link href={`#${setupId}`} sx={secondaryLinkStyles}>
        {actions.setUp}
      </Link>
    </PageHero>
  );
}
