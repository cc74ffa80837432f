import type { ChatMessage } from '~/components/site/ChatExample/ChatExample';
import type { Question } from '~/components/site/QuestionList/QuestionList';
import type { ProductId } from '~/domain/product/product';
import type { DemonstrationCode } from '~/domain/tag/demonstration';

/** The lines that have a page. */
export type ProductLine = Extract<ProductId, 'auto' | 'ally' | 'accolades'>;

type Words = { title: string; text: string };

type SectionWords = { marker: string; title: string; lead: string };

/** A sticker whose parts are numbered and explained. */
export type StickerCopy = { kind: 'sticker'; picture: string; tagId: DemonstrationCode; parts: readonly Words[] };

/** A collar tag filled in for an example pet, and what it stands. */
export type CollarCopy = {
  kind: 'collar';
  title: string;
  tagId: DemonstrationCode;
  details: readonly { term: string; example: string }[];
  caption: string;
  strengths: readonly Words[];
};

/** The items of a bundle, and what a scan of any of them opens. */
export type BundleCopy = {
  kind: 'bundle';
  items: readonly (Words & { tagId: DemonstrationCode; picture: string })[];
  opens: { title: string; kinds: readonly string[] };
};

export type ChatCopy = { kind: 'chat'; title: string; messages: readonly ChatMessage[] };

/** What a scan opens beside what is kept in the vault. */
export type VaultCopy = {
  kind: 'vault';
  caption: string;
  tag: { title: string; note: string; contents: readonly string[] };
  vault: { title: string; note: string; contents: readonly string[] };
};

/** All words of a product's page. What the three pages say alike is in `ProductScreen.copy.ts`. */
export type ProductCopy = {
  line: ProductLine;
  /** What the browser's tab and search engines show. */
  head: { title: string; description: string };
  hero: SectionWords & {
    /** What the product's picture shows. */
    picture: string;
  };
  carries: SectionWords & { content: StickerCopy | CollarCopy | BundleCopy };
  setup: { title: string; steps: readonly Words[] };
  privacy: SectionWords & { facts: readonly string[]; example: ChatCopy | VaultCopy };
  questions: { title: string; items: readonly Question[] };
  next: SectionWords;
};
