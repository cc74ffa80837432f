import { Section } from '~/components/site/Section/Section';
import { SectionHead } from '~/components/site/SectionHead/SectionHead';
import type { QrDrawing } from '~/domain/codes/qr';
import type { DemonstrationCode } from '~/domain/tag/demonstration';

import { BundleItems } from './accolades/BundleItems';
import { CollarTag } from './ally/CollarTag';
import type { ProductCopy } from './copy/productCopy';
import { Sticker } from './auto/Sticker';

type TagContentSectionProps = { copy: ProductCopy['tagContent']; codes: Record<DemonstrationCode, QrDrawing> };

/** The content of the tag, in a different layout for each product. */
export function TagContentSection({ copy: { content, ...texts }, codes }: TagContentSectionProps) {
  return (
    <Section labelledBy="tag-content-title" surface="mist">
      <SectionHead titleId="tag-content-title" {...texts} />
      {content.kind === 'sticker' && <Sticker copy={content} code={codes[content.tagId]} />}
      {content.kind === 'collar' && <CollarTag copy={content} code={codes[content.tagId]} />}
      {content.kind === 'bundle' && <BundleItems copy={content} codes={codes} />}
    </Section>
  );
}
