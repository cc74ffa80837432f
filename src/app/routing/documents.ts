import type { SharePage } from '~/components/brand/ShareImage/ShareImage';
import { product } from '~/domain/brand';
import { paths } from '~/domain/paths';
import { demoCodes, findDemoTag } from '~/domain/tag/demoTags';
import { contactCopy } from '~/screens/site/ContactScreen/ContactScreen.copy';
import { experienceCopy } from '~/screens/site/ExperienceScreen/ExperienceScreen.copy';
import { homeCopy } from '~/screens/site/HomeScreen/HomeScreen.copy';
import { notFoundCopy } from '~/screens/site/NotFoundScreen/NotFoundScreen.copy';
import { partnerCopy } from '~/screens/site/PartnerScreen/PartnerScreen.copy';
import { privacyCopy } from '~/screens/site/PrivacyScreen/PrivacyScreen.copy';
import { accoladesCopy } from '~/screens/site/ProductScreen/copy/accolades.copy';
import { allyCopy } from '~/screens/site/ProductScreen/copy/ally.copy';
import { autoCopy } from '~/screens/site/ProductScreen/copy/auto.copy';
import type { ProductCopy } from '~/screens/site/ProductScreen/copy/productCopy';
import { tagCopy } from '~/screens/site/TagScreen/TagScreen.copy';
import { termsCopy } from '~/screens/site/TermsScreen/TermsScreen.copy';

/** JSON-LD (schema.org); `url`, `logo` and `image` are paths. */
type StructuredData = Readonly<Record<string, unknown>>;

/** A prerendered page and its metadata. */
export type PageDocument = {
  path: string;
  /** File name in the build; a flat name, so that static hosts do not redirect to a trailing slash. */
  file: string;
  head: { title: string; description?: string };
  /** Surface of the site bar, which also sets `theme-color`. */
  surface: 'dark' | 'light';
  /** Picture and title of link previews. A page without a preview is not indexed. */
  preview?: { page: SharePage; title: string };
  structuredData?: readonly StructuredData[];
};

type Copy = { head: { title: string; description: string }; hero: { title: string } };

const fileOf = (path: string) => `${path.slice(1)}.html`;

/** A public page that search engines index. */
const page = (
  path: string,
  share: SharePage,
  { head, hero }: Copy,
  structuredData: readonly StructuredData[] = [],
): PageDocument => ({
  path,
  file: path === paths.site.home() ? 'index.html' : fileOf(path),
  head,
  surface: 'dark',
  preview: { page: share, title: hero.title },
  structuredData,
});

const organization: StructuredData = {
  '@type': 'Organization',
  name: product.name,
  url: paths.site.home(),
  logo: '/icon-512.png',
};

/** A product page with structured data for the product and its FAQ. */
const productPage = (path: string, copy: ProductCopy): PageDocument => ({
  ...page(path, copy.line, copy, [
    {
      '@type': 'Product',
      name: documentName(copy),
      description: copy.head.description,
      url: path,
      brand: { '@type': 'Brand', name: product.name },
    },
    {
      '@type': 'FAQPage',
      mainEntity: copy.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]),
  surface: 'light',
});

const documentName = ({ head }: ProductCopy) => `${product.name} ${head.title}`;

/** A demonstration tag; not indexed. */
const tagPage = (code: string): PageDocument => ({
  path: paths.site.tag(code),
  file: fileOf(paths.site.tag(code)),
  head: { ...tagCopy.head, title: tagCopy.title(findDemoTag(code)) },
  surface: 'dark',
});

/** Page for all other tag codes; the browser reads the code from the path. */
export const unknownTagPage: PageDocument = { ...tagPage('0'), file: 'tag.html' };

export const documents: readonly PageDocument[] = [
  page(paths.site.home(), 'home', homeCopy, [
    organization,
    { '@type': 'WebSite', name: product.name, url: paths.site.home() },
  ]),
  productPage(paths.site.auto(), autoCopy),
  productPage(paths.site.ally(), allyCopy),
  productPage(paths.site.accolades(), accoladesCopy),
  page(paths.site.experience(), 'experience', experienceCopy),
  page(paths.site.partner(), 'partner', partnerCopy),
  page(paths.site.contact(), 'contact', contactCopy),
  page(paths.site.privacy(), 'privacy', privacyCopy),
  page(paths.site.terms(), 'terms', termsCopy),
  ...demoCodes.map(tagPage),
  unknownTagPage,
  // Served by hosts for unknown paths.
  { path: '/404', file: '404.html', head: { title: notFoundCopy.title }, surface: 'dark' },
];
