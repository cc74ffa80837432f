import Button from '@mui/material/Button';
import Link from '@mui/material/Link';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { downloadPanelId } from '~/components/site/DownloadPanel/downloadPanelId';
import { textLinkStyles } from '~/components/site/ActionLink/textLinkStyles';
import { PageHero } from '~/components/site/PageHero/PageHero';
import { anchors } from '~/domain/paths';

import type { ProductCopy, ProductLine } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';
import { setupId } from './SetupSection';

const { actions } = productScreenCopy;

type ProductHeroProps = { line: ProductLine; copy: ProductCopy['hero'] };

/** The product, its illustration and the first two actions. */
export function ProductHero({ line, copy: { picture, ...texts } }: ProductHeroProps) {
  return (
    <PageHero
      id={anchors[line]}
      {...texts}
      surface="paper"
      picture={<ProductIllustration product={line} label={picture} />}
    >
      <Button variant="contained" size="hero" popoverTarget={downloadPanelId}>
        {actions.download}
      </Button>
      <Link href={`#${setupId}`} sx={textLinkStyles}>
        {actions.setUp}
      </Link>
    </PageHero>
  );
}
