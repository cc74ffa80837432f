/** URLs of the product illustrations, which scripts/site/illustrations.ts writes as SVG files. */
declare module 'virtual:illustrations' {
  type ProductId = import('~/domain/product/product').ProductId;
  /** The illustrations with the QR code of the site. */
  export const illustrations: Record<ProductId, string>;
  /** The illustrations with the QR codes of the demo tags. */
  export const demoIllustrations: Partial<Record<ProductId, string>>;
}
