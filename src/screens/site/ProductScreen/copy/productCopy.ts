import type { ProductId } from '~/domain/product/product';
import type { DemoCode, ScenarioId } from '~/domain/tag/demoTags';

export type ProductWithPageId = Extract<ProductId, 'auto' | 'ally' | 'accolades'>;

type TextItem = { title: string; text: string };

type SectionTexts = { marker: string; title: string; lead: string };

/** Texts of a sticker, and of a list that explains its numbered parts. */
export type StickerCopy = { kind: 'sticker'; pictureAlt: string; hexacode: DemoCode; parts: readonly TextItem[] };

/** Texts of a collar tag with the details of the demo pet, and of the tag's strengths. */
export type CollarCopy = {
  kind: 'collar';
  /** Returns a caption that says that the tag is an example. `name` is the name of the pet. */
  caption: (name: string) => string;
  /** Returns a text about how to reach the owner, such as 'Amal, by chat'. `name` is the name of the owner. */
  contact: (name: string) => string;
  strengths: readonly TextItem[];
};

/** Texts of the items of a bundle, each with its tag's hexacode. */
export type BundleCopy = {
  kind: 'bundle';
  items: readonly (TextItem & { hexacode: DemoCode; pictureAlt: string })[];
};

/** Texts of a chat after a scan of a demo tag. `finder` names the person who scanned the tag, such as 'Driver'. */
export type ChatCopy = { kind: 'chat'; scenario: ScenarioId; title: string; finder: string };

export type VaultPartCopy = { title: string; note: string; contents: readonly string[] };

/** Texts of the content that a scan opens, and of the private content of the vault. */
export type VaultCopy = {
  kind: 'vault';
  caption: string;
  tag: VaultPartCopy;
  vault: VaultPartCopy;
};

/** Texts of one product page. Shared texts are in `ProductScreen.copy.ts`. */
export type ProductCopy = {
  productLine: ProductWithPageId;
  /** Document title and meta description. */
  head: { title: string; description: string };
  hero: SectionTexts & {
    /** Text alternative of the product's illustration. */
    pictureAlt: string;
    /** Facts below the buttons. By default, the facts that are true for every tag. */
    facts?: readonly string[];
  };
  tagContent: SectionTexts & { content: StickerCopy | CollarCopy | BundleCopy };
  setup: { title: string; steps: readonly TextItem[] };
  privacy: SectionTexts & { example: ChatCopy | VaultCopy };
  /** List of what a buyer gets. It must name only known features of the tag and the app. */
  whatYouGet: {
    title: string;
    /** Text alternative of the studio picture. */
    pictureAlt: string;
    items: readonly string[];
  };
  questions: readonly { question: string; answer: string }[];
  next: { title: string; lead: string };
};
