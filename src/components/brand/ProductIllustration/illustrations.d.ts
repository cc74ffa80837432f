/** URLs of the product illustrations, which scripts/site/illustrations.ts writes as SVG files. */
declare module 'virtual:illustrations' {
  type ProductId = import('~/domain/product/product').ProductId;
  /** The illustrations with a QR code that leads to the home page. */
  export const illustrations: Record<ProductId, string>;
  /** The illustrations with QR codes that lead to the demo tags of the products. */
  export const demoIllustrations: Partial<Record<ProductId, string>>;
}
