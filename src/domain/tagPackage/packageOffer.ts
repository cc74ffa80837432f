/** A package as agencies are offered it. */
export type PackageOffer = {
  id: string;
  name: string;
  /** How many tags, each with a hexacode of its own. */
  totalHexacodes: number;
  /** AED. */
  price: number;
};
