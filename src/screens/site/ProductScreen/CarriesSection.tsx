import { Section } from '~/components/site/Section/Section';
import { SectionHead } from '~/components/site/SectionHead/SectionHead';

import { BundleItems } from './BundleItems';
import { CollarTag } from './CollarTag';
import type { ProductCopy } from './productCopy';
import { Sticker } from './Sticker';

type CarriesSectionProps = { copy: ProductCopy['carries'] };

/** What is on the tag and what a scan of it opens. Each product shows it in a form of its own. */
export function CarriesSection({ copy: { content, ...head } }: CarriesSectionProps) {
  return (
    <Section labelledBy="carries-title" surface="mist">
      <SectionHead titleId="carries-title" {...head} />
      {content.kind === 'sticker' && <Sticker copy={content} />}
      {content.kind === 'collar' && <CollarTag copy={content} />}
      {content.kind === 'bundle' && <BundleItems copy={content} />}
    </Section>
  );
}
