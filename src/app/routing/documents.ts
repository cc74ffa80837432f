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

/** Structured data as JSON-LD (schema.org). Its `url`, `logo` and `image` are paths; the build makes them URLs. */
type StructuredData = Readonly<Record<string, unknown>>;

/** A prerendered page and its metadata. */
export type PageDocument = {
  path: string;
  /** File in the build, such as 'Contact.html'. With 'Contact/index.html', hosts would redirect to '/Contact/'. */
  file: string;
  head: { title: string; description?: string };
  /** Colour of the bar at the top of the page, which is also the browser's `theme-color`. */
  surface: 'dark' | 'light';
  /** Picture and title of link previews. A page without a preview is not in the sitemap. */
  preview?: { page: SharePage; title: string };
  structuredData?: readonly StructuredData[];
};

type PageCopy = { head: { title: string; description: string }; hero: { title: string } };

const fileNameOf = (path: string) => `${path.slice(1)}.html`;

/** Returns a public page with a link preview. */
const publicPage = (
  path: string,
  share: SharePage,
  { head, hero }: PageCopy,
  structuredData: readonly StructuredData[] = [],
): PageDocument => ({
  path,
  file: path === paths.site.home() ? 'index.html' : fileNameOf(path),
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

/** Returns a product page, with structured data for the product and its questions and answers. */
const productPage = (path: string, copy: ProductCopy): PageDocument => ({
  ...publicPage(path, copy.line, copy, [
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

/** Returns the page that a scan of the tag `code` opens. Search engines do not index this page. */
const tagPage = (code: string): PageDocument => ({
  path: paths.site.tag(code),
  file: fileNameOf(paths.site.tag(code)),
  head: { ...tagCopy.head, title: tagCopy.title(findDemoTag(code)) },
  surface: 'dark',
});

/** The page of all tags that are not demonstration tags. They share one file; the app reads the code from the path. */
export const unknownTagPage: PageDocument = { ...tagPage('0'), file: 'tag.html' };

/** All prerendered pages. */
export const documents: readonly PageDocument[] = [
  publicPage(paths.site.home(), 'home', homeCopy, [
    organization,
    { '@type': 'WebSite', name: product.name, url: paths.site.home() },
  ]),
  productPage(paths.site.auto(), autoCopy),
  productPage(paths.site.ally(), allyCopy),
  productPage(paths.site.accolades(), accoladesCopy),
  publicPage(paths.site.experience(), 'experience', experienceCopy),
  publicPage(paths.site.partner(), 'partner', partnerCopy),
  publicPage(paths.site.contact(), 'contact', contactCopy),
  publicPage(paths.site.privacy(), 'privacy', privacyCopy),
  publicPage(paths.site.terms(), 'terms', termsCopy),
  ...demoCodes.map(tagPage),
  unknownTagPage,
  // Hosts serve this page for unknown paths.
  { path: '/404', file: '404.html', head: { title: notFoundCopy.title }, surface: 'dark' },
];
