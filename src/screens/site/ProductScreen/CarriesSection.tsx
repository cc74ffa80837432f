import { Section } from '~/components/site/Section/Section';
import { SectionHead } from '~/components/site/SectionHead/SectionHead';
import type { QrDrawing } from '~/domain/codes/qr';
import type { DemonstrationCode } from '~/domain/tag/demonstration';

import { BundleItems } from './BundleItems';
import { CollarTag } from './CollarTag';
import type { ProductCopy } from './productCopy';
import { Sticker } from './Sticker';

type CarriesSectionProps = { copy: ProductCopy['carries']; codes: Record<DemonstrationCode, QrDrawing> };

/** The content of the tag, in a different layout for each product. */
export function CarriesSection({ copy: { content, ...head }, codes }: CarriesSectionProps) {
  return (
    <Section labelledBy="carries-title" surface="mist">
      <SectionHead titleId="carries-title" {...head} />
      {content.kind === 'sticker' && <Sticker copy={content} code={codes[content.tagId]} />}
      {content.kind === 'collar' && <CollarTag copy={content} code={codes[content.tagId]} />}
      {content.kind === 'bundle' && <BundleItems copy={content} codes={codes} />}
    </Section>
  );
}
