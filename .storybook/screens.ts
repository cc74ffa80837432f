import { product } from '../src/domain/brand';
import { paths } from '../src/domain/paths';

const { site, signIn, admin, agency } = paths;

/** A screen or a layout. Its stories have the title `title`, or a title that starts with `title` and a slash. */
export type Screen = {
  title: `Screens/${string}`;
  /** Path of the screen; for a layout, the path of the first screen inside it. */
  path: string;
  /** The users of the screen, and what they do there. */
  purpose: string;
};

const { name: productName, plural: productPlural } = product;

export const screens: readonly Screen[] = [
  {
    title: 'Screens/Site/Layout',
    path: site.home(),
    purpose: 'The bar with the products menu above every public page, and the footer below it.',
  },
  {
    title: 'Screens/Site/Home',
    path: site.home(),
    purpose: 'A visitor learns what a tag does, compares the products and finds the app.',
  },
  {
    title: 'Screens/Site/Auto',
    path: site.auto(),
    purpose: 'A driver learns about the vehicle tag, and writes the text message that pays for parking.',
  },
  { title: 'Screens/Site/Ally', path: site.ally(), purpose: 'A pet owner learns about the pet tag.' },
  {
    title: 'Screens/Site/Accolades',
    path: site.accolades(),
    purpose: 'A business learns about tags for awards and trophies.',
  },
  {
    title: 'Screens/Site/Product sections',
    path: site.ally(),
    purpose: 'The sections that the three product pages are made of, one at a time.',
  },
  {
    title: 'Screens/Site/Experience',
    path: site.experience(),
    purpose: 'A visitor plays both sides of a scan: the finder who scans, and the owner who decides what is shown.',
  },
  {
    title: 'Screens/Site/Partner with us',
    path: site.partner(),
    purpose: 'A company sees the six sectors that sell tags, and how to get in touch.',
  },
  {
    title: 'Screens/Site/Contact',
    path: site.contact(),
    purpose: 'A visitor writes to the company, with or without a product in mind.',
  },
  { title: 'Screens/Site/Privacy', path: site.privacy(), purpose: 'A visitor reads which data is kept, and where.' },
  { title: 'Screens/Site/Terms', path: site.terms(), purpose: 'A visitor reads the terms of use.' },
  {
    title: 'Screens/Site/Scanned tag',
    path: site.tag('B04D17E8'),
    purpose: 'A finder who has scanned a tag sees how to contact its owner, or why the tag leads nowhere.',
  },
  {
    title: 'Screens/Site/Not found',
    path: '/no-such-page',
    purpose: 'A visitor with a wrong link gets back to the site.',
  },
  {
    title: 'Screens/Sign in/Layout',
    path: signIn.email(),
    purpose: 'The frame of the sign-in screens, with the brand on one side and the form on the other.',
  },
  { title: 'Screens/Sign in/Email', path: signIn.email(), purpose: 'An agency or an administrator enters an email.' },
  {
    title: 'Screens/Sign in/Password',
    path: signIn.password(),
    purpose: 'The user enters the password, or chooses a one-time code instead.',
  },
  {
    title: 'Screens/Sign in/One-time code',
    path: signIn.code(),
    purpose: 'The user types the code from the email, or asks for a new one after a minute.',
  },
  {
    title: 'Screens/Admin/Layout',
    path: admin.dashboard(),
    purpose: 'The top bar and the navigation around every screen of the back-office.',
  },
  {
    title: 'Screens/Admin/Dashboard',
    path: admin.dashboard(),
    purpose: 'The administrator sees the totals, the latest activity and shortcuts to the lists.',
  },
  {
    title: 'Screens/Admin/Agencies',
    path: admin.agencies(),
    purpose: 'The administrator finds, adds, edits and deletes agencies.',
  },
  {
    title: 'Screens/Admin/Partners',
    path: admin.partners(),
    purpose: 'The administrator finds, adds, edits and deletes partners of agencies.',
  },
  {
    title: 'Screens/Admin/Customers',
    path: admin.customers(),
    purpose: 'The administrator finds, adds, edits and deletes customers.',
  },
  {
    title: 'Screens/Admin/Packages',
    path: admin.packages(),
    purpose: `The administrator sets which packages of ${productPlural} are for sale, and at which price.`,
  },
  {
    title: 'Screens/Admin/Package purchases',
    path: admin.purchases(),
    purpose: 'The administrator records purchases, marks them as paid and generates their tags.',
  },
  {
    title: 'Screens/Admin/Generated tags',
    path: admin.tags(),
    purpose: `The administrator creates ${productPlural}, and finds each one with its status and owner.`,
  },
  {
    title: 'Screens/Admin/Utilities',
    path: admin.utilities(),
    purpose: 'The administrator defines what a tag does when it is scanned, and which contact features it has.',
  },
  {
    title: 'Screens/Admin/Settings',
    path: admin.settings(),
    purpose: 'The administrator decides where tags without a link of their own send people.',
  },
  {
    title: 'Screens/Agency/Layout',
    path: agency.dashboard(),
    purpose: 'The top bar and the navigation around every screen of the portal.',
  },
  {
    title: 'Screens/Agency/Agency choice',
    path: agency.dashboard(),
    purpose: 'In a workspace with several agencies, the user chooses the one to work for.',
  },
  {
    title: 'Screens/Agency/Dashboard',
    path: agency.dashboard(),
    purpose: 'An agency sees how many partners, customers and tags it has, with shortcuts to common tasks.',
  },
  {
    title: 'Screens/Agency/Tags',
    path: agency.tags(),
    purpose: `A clerk finds ${productPlural}, shows their QR codes, assigns them to customers and selects them for printing.`,
  },
  {
    title: 'Screens/Agency/Partners',
    path: agency.partners(),
    purpose: 'An agency finds, adds, edits and deletes its partners.',
  },
  {
    title: 'Screens/Agency/Customers',
    path: agency.customers(),
    purpose: 'An agency finds, adds, edits and deletes its customers.',
  },
  {
    title: 'Screens/Agency/Buy',
    path: agency.buy(),
    purpose: `An agency chooses a package of ${productPlural} to buy.`,
  },
  {
    title: 'Screens/Agency/Printing',
    path: agency.printing(),
    purpose: `A clerk puts ${productName} codes on a design, fills sheets of stickers with them, and prints or saves the sheets.`,
  },
];

/** True if `title` is `group`, or is below `group` in the sidebar. */
export const isTitleIn = (title: string, group: string) => title === group || title.startsWith(`${group}/`);

/** Returns the screen to which the stories with this title belong. */
export const findScreen = (title: string) =>
  screens.find((screen) => isTitleIn(title, screen.title)) ??
  // Some story files of the Settings screen have titles such as 'Settings saving'.
  screens.find((screen) => title.startsWith(`${screen.title} `));
