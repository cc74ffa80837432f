import { paths } from '../paths';

/** Whom a product is for: the two tabs of the Products menu and the two sides of the product discovery. */
export type Audience = 'individuals' | 'businesses';

/** The product lines. Each has colours of its own under the same name. */
export type ProductId = 'ally' | 'auto' | 'accolades' | 'anchor' | 'atlas' | 'adverts';

type Described = { id: ProductId; name: string; subtitle: string; audience: Audience };

/** A product with a page. */
export type AvailableProduct = Described & { availability: 'available'; path: string };

/** A product that is announced: it has no page and nothing links to it. */
export type UpcomingProduct = Described & { availability: 'comingSoon' };

export type SmartProduct = AvailableProduct | UpcomingProduct;

const upcoming = (id: ProductId, name: string): UpcomingProduct => ({
  id,
  name,
  subtitle: 'For businesses',
  audience: 'businesses',
  availability: 'comingSoon',
});

/** Every product, in the order in which its card stands on the home page. */
export const products: readonly SmartProduct[] = [
  {
    id: 'ally',
    name: 'Ally',
    subtitle: 'The pet tag',
    audience: 'individuals',
    availability: 'available',
    path: paths.site.ally(),
  },
  {
    id: 'auto',
    name: 'Auto',
    subtitle: 'The vehicle tag',
    audience: 'individuals',
    availability: 'available',
    path: paths.site.auto(),
  },
  {
    id: 'accolades',
    name: 'Accolades',
    subtitle: 'The recognition bundle',
    audience: 'businesses',
    availability: 'available',
    path: paths.site.accolades(),
  },
  upcoming('anchor', 'Anchor'),
  upcoming('atlas', 'Atlas'),
  upcoming('adverts', 'Adverts'),
];

export const audiences: readonly Audience[] = ['individuals', 'businesses'];

/** How an audience is called and addressed. A no-break space keeps the dash on the line of the word before it. */
export const audienceWords: Record<Audience, { name: string; description: string }> = {
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

/** The products of an audience, in the order of the cards. */
export function productsFor(audience: Audience): SmartProduct[] {
  return products.filter((product) => product.audience === audience);
}

const menuOrder: readonly ProductId[] = ['auto', 'ally'];

/** The products of an audience, in the order of the menus: Auto leads there, all others follow as their cards do. */
export function menuProductsFor(audience: Audience): SmartProduct[] {
  const place = ({ id }: SmartProduct) => (menuOrder.includes(id) ? menuOrder.indexOf(id) : menuOrder.length);
  return productsFor(audience).sort((one, other) => place(one) - place(other));
}

/** The products that have a page, in the order of the menus. */
export function availableProducts(): AvailableProduct[] {
  return audiences.flatMap(menuProductsFor).filter((product) => product.availability === 'available');
}
