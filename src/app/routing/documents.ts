import type { SharePage } from '~/components/brand/ShareImage/ShareImage';
import { product } from '~/domain/brand';
import { paths } from '~/domain/paths';
import { demoCodes, findDemoTag } from '~/domain/tag/demoTags';
import { emailCopy } from '~/screens/signIn/EmailScreen/EmailScreen.copy';
import { oneTimeCodeCopy } from '~/screens/signIn/OneTimeCodeScreen/OneTimeCodeScreen.copy';
import { passwordCopy } from '~/screens/signIn/PasswordScreen/PasswordScreen.copy';
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

import { createFileName } from './createFileName';

/** Structured data as JSON-LD (schema.org). Its `url`, `logo` and `image` are paths; the build makes them URLs. */
type StructuredData = Readonly<Record<string, unknown>>;

/** A prerendered page and its metadata. */
export type PageDocument = {
  path: string;
  /** File in the build, such as 'Contact.html'. With 'Contact/index.html', hosts would redirect to '/Contact/'. */
  file: string;
  head: { title: string; description?: string };
  /** Tone of the bar at the top of the page. Its colour is also the `theme-color` of the page. */
  topBarTone?: 'dark' | 'light';
  /**
   * True for a sign-in page, which shows the email that its history state contains. The prerendered page has no email.
   */
  showsEmailFromHistory?: true;
  /** Picture and title of link previews. A page without a preview is not in the sitemap. */
  preview?: { page: SharePage; title: string };
  structuredData?: readonly StructuredData[];
};

type PageCopy = { head: { title: string; description: string }; hero: { title: string } };

/** Returns a public page with a link preview. */
const createPublicPage = (
  path: string,
  previewPage: SharePage,
  { head, hero }: PageCopy,
  structuredData: readonly StructuredData[] = [],
): PageDocument => ({
  path,
  file: path === paths.site.home() ? 'index.html' : createFileName(path),
  head,
  topBarTone: 'dark',
  preview: { page: previewPage, title: hero.title },
  structuredData,
});

const organization: StructuredData = {
  '@type': 'Organization',
  name: product.name,
  url: paths.site.home(),
  logo: '/icon-512.png',
};

/** Returns a product page, with structured data for the product and its questions and answers. */
const createProductPage = (path: string, copy: ProductCopy): PageDocument => ({
  ...createPublicPage(path, copy.productLine, copy, [
    {
      '@type': 'Product',
      name: createProductName(copy),
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
  topBarTone: 'light',
});

const createProductName = ({ head }: ProductCopy) => `${product.name} ${head.title}`;

/** Returns the page that opens when the tag `code` is scanned. Search engines do not index this page. */
const createTagPage = (code: string): PageDocument => ({
  path: paths.site.tag(code),
  file: createFileName(paths.site.tag(code)),
  head: { ...tagCopy.head, title: tagCopy.title(findDemoTag(code)) },
  topBarTone: 'dark',
});

/** Returns a sign-in page. Search engines do not index it. */
const createSignInPage = (path: string, title: string): PageDocument => ({
  path,
  file: createFileName(path),
  head: { title },
  showsEmailFromHistory: true,
});

/** The page of all tags that are not demo tags. It has one file: the app reads the code of the tag from the path. */
export const unknownTagPage: PageDocument = { ...createTagPage('0'), file: 'tag.html' };

/** All prerendered pages. */
export const documents: readonly PageDocument[] = [
  createPublicPage(paths.site.home(), 'home', homeCopy, [
    organization,
    { '@type': 'WebSite', name: product.name, url: paths.site.home() },
  ]),
  createProductPage(paths.site.auto(), autoCopy),
  createProductPage(paths.site.ally(), allyCopy),
  createProductPage(paths.site.accolades(), accoladesCopy),
  createPublicPage(paths.site.experience(), 'experience', experienceCopy),
  createPublicPage(paths.site.partner(), 'partner', partnerCopy),
  createPublicPage(paths.site.contact(), 'contact', contactCopy),
  createPublicPage(paths.site.privacy(), 'privacy', privacyCopy),
  createPublicPage(paths.site.terms(), 'terms', termsCopy),
  ...demoCodes.map(createTagPage),
  unknownTagPage,
  createSignInPage(paths.signIn.email(), emailCopy.title),
  createSignInPage(paths.signIn.admin(), emailCopy.adminTitle),
  createSignInPage(paths.signIn.password(), passwordCopy.heading),
  createSignInPage(paths.signIn.code(), oneTimeCodeCopy.heading),
  // Hosts serve this page for unknown paths.
  { path: '/404', file: '404.html', head: { title: notFoundCopy.title }, topBarTone: 'dark' },
];
