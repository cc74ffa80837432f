import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import type { QrDrawing } from '~/domain/codes/qr';
import { getDemoTag } from '~/domain/tag/demoTags';
import type { DemoCode } from '~/domain/tag/demoTags';

import { BundleItems } from './accolades/BundleItems';
import { CollarTag } from './ally/CollarTag';
import type { ProductCopy } from './copy/productCopy';
import { Sticker } from './auto/Sticker';

type TagContentSectionProps = { copy: ProductCopy['tagContent']; codes: Record<DemoCode, QrDrawing> };

/** Section about the content of the tag, with a component of its own for each product. */
export function TagContentSection({ copy: { content, ...texts }, codes }: TagContentSectionProps) {
  return (
    <Section labelledBy="tag-content-title" surface="mist">
      <SectionHeader titleId="tag-content-title" {...texts} />
      {content.kind === 'sticker' && <Sticker copy={content} code={codes[content.hexacode]} />}
      {content.kind === 'collar' && <CollarTag copy={content} code={codes[getDemoTag('pet').code]} />}
      {content.kind === 'bundle' && <BundleItems copy={content} codes={codes} />}
    </Section>
  );
}
