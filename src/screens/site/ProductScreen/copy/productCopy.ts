import type { ProductId } from '~/domain/product/product';
import type { DemoCode } from '~/domain/tag/demoTags';

/** Product lines with a page. */
export type ProductLine = Extract<ProductId, 'auto' | 'ally' | 'accolades'>;

type TextItem = { title: string; text: string };

type SectionTexts = { marker: string; title: string; lead: string };

/** A sticker with numbered and explained parts. */
export type StickerCopy = { kind: 'sticker'; picture: string; tagId: DemoCode; parts: readonly TextItem[] };

/** A collar tag with the details of an example pet, and its strengths. */
export type CollarCopy = {
  kind: 'collar';
  title: string;
  tagId: DemoCode;
  details: readonly { term: string; example: string }[];
  caption: string;
  strengths: readonly TextItem[];
};

/** The items of a bundle, and the content that they open. */
export type BundleCopy = {
  kind: 'bundle';
  items: readonly (TextItem & { tagId: DemoCode; picture: string })[];
  opens: { title: string; kinds: readonly string[] };
};

export type ChatSide = 'scanner' | 'owner';

/** A chat after a scan; its title names the tag. */
export type ChatCopy = { kind: 'chat'; title: string; messages: readonly { from: ChatSide; text: string }[] };

export type VaultPartCopy = { title: string; note: string; contents: readonly string[] };

/** The content of a tag next to that of the vault. */
export type VaultCopy = {
  kind: 'vault';
  caption: string;
  tag: VaultPartCopy;
  vault: VaultPartCopy;
};

/** Texts of one product page. Shared texts are in `ProductScreen.copy.ts`. */
export type ProductCopy = {
  line: ProductLine;
  /** Document title and meta description. */
  head: { title: string; description: string };
  hero: SectionTexts & {
    /** Text alternative of the product's illustration. */
    picture: string;
  };
  tagContent: SectionTexts & { content: StickerCopy | CollarCopy | BundleCopy };
  setup: { title: string; steps: readonly TextItem[] };
  privacy: SectionTexts & { facts: readonly string[]; example: ChatCopy | VaultCopy };
  questions: { title: string; items: readonly { question: string; answer: string }[] };
  next: SectionTexts;
};
