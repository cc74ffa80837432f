import { ProductList } from '~/components/site/ProductList/ProductList';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { sectors } from '~/domain/partner/sectors';
import { products } from '~/domain/product/product';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.sectors;

/** The industries with their products, the available ones first. */
const items = (['available', 'comingSoon'] as const).flatMap((availability) =>
  sectors.flatMap(({ id, name, product: productId }) => {
    const product = products.find((candidate) => candidate.id === productId);
    if (product?.availability !== availability) return [];
    const item = { product: product.id, title: name, subtitle: copy.with(product.name), text: copy.texts[id] };
    return product.availability === 'available'
      ? [{ ...item, link: { href: product.path, label: copy.see(product.name) } }]
      : [item];
  }),
);

/** Section with the industries of the partners and their products. */
export function SectorsSection() {
  return (
    <Section labelledBy="sectors-title">
      <SectionHeader titleId="sectors-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <ProductList items={items} />
    </Section>
  );
}
