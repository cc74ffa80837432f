import type { ProductId } from '~/domain/product/product';
import type { DemoCode, ScenarioId } from '~/domain/tag/demoTags';

/** Product lines with a page. */
export type ProductLine = Extract<ProductId, 'auto' | 'ally' | 'accolades'>;

type TextItem = { title: string; text: string };

type SectionTexts = { marker: string; title: string; lead: string };

/** A sticker with numbered and explained parts. */
export type StickerCopy = { kind: 'sticker'; picture: string; tagId: DemoCode; parts: readonly TextItem[] };

/** A collar tag with the details of the demo pet, and its strengths. */
export type CollarCopy = {
  kind: 'collar';
  /** Says that the named pet's tag is an example. */
  caption: (name: string) => string;
  /** How the named owner is reached. */
  contact: (name: string) => string;
  strengths: readonly TextItem[];
};

/** The items of a bundle, and the content that they open. */
export type BundleCopy = {
  kind: 'bundle';
  items: readonly (TextItem & { tagId: DemoCode; picture: string })[];
  opens: { title: string; kinds: readonly string[] };
};

/** The chat after a scan of a demo tag. `finder` is the name of the person who scanned it. */
export type ChatCopy = { kind: 'chat'; scenario: ScenarioId; title: string; finder: string };

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
  privacy: SectionTexts & { example: ChatCopy | VaultCopy };
  /** The parts of the product. Only what the tag and the app are known to have. */
  whatYouGet: {
    title: string;
    /** Text alternative of the studio picture. */
    picture: string;
    items: readonly string[];
  };
  questions: readonly { question: string; answer: string }[];
  next: { title: string; lead: string };
};
