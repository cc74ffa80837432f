import type { TextPart } from '~/components/site/PageText/PageText';
import { product } from '~/domain/brand';

/** Text about the data of the contact form. */
const enquiries = {
  inactive: 'The contact form sends nothing yet. What you enter stays in the page and is gone when you leave it.',
  sending:
    'When you press ‘Send message’, what you entered in the contact form is sent to us, once and without cookies. This site keeps no copy of it in your browser.',
} as const;

export const privacyCopy = {
  head: {
    title: 'Privacy: what is stored, where, and why',
    description: `What ${product.name} keeps in your browser and why: nothing to read the public pages, and a short list once you sign in.`,
  },
  hero: {
    marker: 'Privacy',
    title: 'What is stored, where, and why',
    lead: 'Short, because there is little of it. The public pages set no cookie and fetch nothing from elsewhere.',
  },
  parts: (sendsEnquiries: boolean): readonly TextPart[] => [
    {
      title: 'Reading this site',
      paragraphs: [
        'The public pages set no cookie. Their texts, pictures, fonts and scripts come from this site alone: nothing is fetched from elsewhere, and nothing measures what you do.',
        'To serve a page, the server that holds it sees the request for it, as with every website.',
      ],
    },
    {
      title: 'Kept until you close the tab',
      paragraphs: ['In the session storage and the history of this tab, which are never sent anywhere.'],
      terms: [
        {
          term: 'Where you were on a page',
          text: 'How far you had scrolled, so that Back brings you to the same place. Entries are called ‘scroll:’ and a key.',
        },
        {
          term: 'That the page was reloaded',
          text: 'The time of a reload that fetched a new version, so that it is not tried in a circle. The entry is called ‘reloaded’.',
        },
        {
          term: 'The e-mail address you enter to sign in',
          text: 'In the history of the tab, so that the next step knows it after a reload. Going back there shows it again, also after logging out, until the tab is closed.',
        },
        {
          term: 'The tags you choose to print',
          text: 'Their codes alone, so that the printing page still has them after a reload. The entry is called ‘chosentags’, and goes when you log out.',
        },
      ],
    },
    {
      title: 'Kept if you ask for it',
      terms: [
        {
          term: 'Your cars, for parking messages',
          text: 'Only when you tick the box to keep them: emirate, plate and nickname, in the local storage of this device. Untick it and they are removed. The message itself leaves your phone when you send it.',
        },
      ],
    },
    {
      title: 'Kept when you sign in',
      paragraphs: ['Your password is neither stored nor sent. What is kept stays in the browser you sign in with.'],
      terms: [
        {
          term: 'Your permission for cookies',
          text: 'Asked before the first one is set. Local storage, entry ‘cookieConsent’.',
        },
        {
          term: 'The sign-in cookie',
          text: 'Called ‘auth’. It opens the agency pages, lasts one day, is sent to this site alone, and goes when you log out.',
        },
        {
          term: 'Your e-mail address',
          text: 'And nothing else about you. Local storage, entry ‘logindata’. It is emptied when you log out.',
        },
        {
          term: 'How you like the tables',
          text: 'Which columns show, how dense the rows are and how many make a page, once you change it. Local storage, entry ‘tableviews’.',
        },
        {
          term: 'What you printed with last',
          text: 'Paper, sizes, places and colours, so that ‘Use last settings’ can bring them back; neither pictures nor codes. Local storage, entry ‘printsettings’.',
        },
        {
          term: 'Entries and settings of the agency and administration pages',
          text: 'Where they are kept at all, they are kept in this browser and sent nowhere.',
        },
      ],
    },
    {
      title: 'What leaves your browser',
      paragraphs: [
        sendsEnquiries ? enquiries.sending : enquiries.inactive,
        'When you sign in with a one-time code, your e-mail address and the code are sent to be checked.',
        'Links to app stores, social networks, phone and e-mail take you there when you press them, and not before.',
      ],
    },
    {
      title: 'Scanning a tag',
      paragraphs: [
        'Whoever scans a tag needs no app and no account. No phone number is exposed: contact goes through a messaging app. Owners decide in the mobile app what their tag links to, and can change it.',
      ],
    },
    {
      title: 'Taking it all away',
      paragraphs: [
        'Logging out removes the sign-in cookie and the stored e-mail address; closing the tab forgets the rest of the visit. Everything else goes when you delete the data of this site in the settings of your browser.',
      ],
    },
  ],
  contact: 'Ask about privacy',
  terms: 'Read the terms',
} as const;
