import { paths } from '../paths.ts';

/** The audience of a product. The Products menu and the product cards are grouped by audience. */
export type Audience = 'individuals' | 'businesses';

/** Id of a product. `productLineColours` in the theme contains the colours of each product by this id. */
export type ProductId = 'ally' | 'auto' | 'accolades' | 'anchor' | 'atlas' | 'adverts';

type ProductFacts = { id: ProductId; name: string; subtitle: string; audience: Audience };

/** A product that has a page. */
export type AvailableProduct = ProductFacts & { availability: 'available'; path: string };

/** An announced product, which has no page and no link. */
type UpcomingProduct = ProductFacts & { availability: 'comingSoon' };

export type SmartProduct = AvailableProduct | UpcomingProduct;

const createUpcomingProduct = (id: ProductId, name: string, subtitle: string): UpcomingProduct => ({
  id,
  name,
  subtitle,
  audience: 'businesses',
  availability: 'comingSoon',
});

/** The products that have a page, by id. */
export const productsWithPage = {
  ally: {
    id: 'ally',
    name: 'Ally',
    subtitle: 'The pet tag',
    audience: 'individuals',
    availability: 'available',
    path: paths.site.ally(),
  },
  auto: {
    id: 'auto',
    name: 'Auto',
    subtitle: 'The vehicle tag',
    audience: 'individuals',
    availability: 'available',
    path: paths.site.auto(),
  },
  accolades: {
    id: 'accolades',
    name: 'Accolades',
    subtitle: 'The recognition bundle',
    audience: 'businesses',
    availability: 'available',
    path: paths.site.accolades(),
  },
} as const satisfies Partial<Record<ProductId, AvailableProduct>>;

/** All products, in the order of the cards on the home page. */
export const products: readonly SmartProduct[] = [
  ...Object.values(productsWithPage),
  createUpcomingProduct('anchor', 'Anchor', 'The place tag'),
  createUpcomingProduct('atlas', 'Atlas', 'The map tag'),
  createUpcomingProduct('adverts', 'Adverts', 'The ad tag'),
];

export const audiences: readonly Audience[] = ['individuals', 'businesses'];

/** Names and descriptions of the audiences. The no-break space keeps the dash from starting a line. */
export const audienceTexts: Record<Audience, { name: string; description: string }> = {
  individuals: {
    name: 'Individuals',
    description: 'Smart tags that protect what matters\u00a0- your pets, your car, your peace of mind.',
  },
  businesses: {
    name: 'Businesses',
    description:
      'Scan-powered solutions to connect customers, employees, and spaces\u00a0- instantly and intelligently.',
  },
};

/** Returns the products of an audience, in the order of the cards on the home page. */
export function listProducts(audience: Audience): SmartProduct[] {
  return products.filter((product) => product.audience === audience);
}

const menuOrder: readonly ProductId[] = ['auto', 'ally'];

/** Returns the products of an audience in menu order: those in `menuOrder` first, then the others. */
export function listMenuProducts(audience: Audience): SmartProduct[] {
  const getMenuPosition = ({ id }: SmartProduct) => (menuOrder.includes(id) ? menuOrder.indexOf(id) : menuOrder.length);
  return listProducts(audience).sort((a, b) => getMenuPosition(a) - getMenuPosition(b));
}

/** Returns the products that have a page, in menu order. */
export function listAvailableProducts(): AvailableProduct[] {
  return audiences.flatMap(listMenuProducts).filter((product) => product.availability === 'available');
}
