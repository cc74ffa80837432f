import type { ProductId } from '~/domain/product/product';
import { product } from '~/domain/brand';

const upcoming = 'Not available yet. Details follow when it is.';

type CardCopy = { picture: string; text: string };

const cards: Record<ProductId, CardCopy> = {
  ally: {
    picture: 'A dog with a tag on its collar',
    text: 'Medical and allergy details, owner contact and last scanned location on the collar. Battery-free, and made to work above 45\u00a0°C.',
  },
  auto: {
    picture: 'A parked car with a tag behind its windshield',
    text: 'Stick it on the windshield. Whoever scans it reaches you through a chat app, without seeing your number.',
  },
  accolades: {
    picture: 'A trophy with a tag on its base beside framed portraits on a wall',
    text: 'Awards, a wall of excellence and a branded selfie frame. Each item opens photos, videos and messages, beside a secure digital vault for company documents.',
  },
  anchor: { picture: 'A map pin with a tag in its head, before a shop', text: upcoming },
  atlas: { picture: 'A folded map with the way from a tag to a shop', text: upcoming },
  adverts: { picture: 'A billboard with a code beside a cup of coffee', text: upcoming },
};

export const homeCopy = {
  /** Document title and meta description. */
  head: {
    title: `${product.name}: smart tags for people, pets, vehicles and spaces`,
    description:
      'Scannable QR and NFC tags. Whoever scans one reaches you through a messaging app: no app, no account, no phone number exposed.',
  },
  hero: {
    title: 'One scan reaches you. Your number stays yours.',
    lead: 'Smart QR and NFC tags for people, pets, vehicles and spaces. Whoever scans one needs no app and no account.',
    explore: 'Explore Products',
    how: 'How it works',
    picture: `An ${product.name} tag on a strap. Its QR code is real and opens this site.`,
  },
  welcome: {
    marker: `Welcome to ${product.name}`,
    title: 'A small tag with two sides',
    lead: 'One for whoever scans it, one for you. They meet in a chat, not in your phone book.',
    scanner: {
      title: 'Whoever scans',
      text: 'Scans the tag and reaches you through a messaging app. No app to install, no account to open, no phone number on show.',
    },
    owner: {
      title: 'You, the owner',
      text: 'Manage your tags in the mobile app. Change what a tag links to whenever you like. The tag itself stays where it is.',
    },
  },
  discovery: {
    marker: 'Product Discovery',
    title: 'Find the tag that fits',
    legend: 'Show products for',
    more: 'Learn more',
    about: (name: string) => `about ${name}`,
    cards,
  },
  features: {
    marker: 'Features',
    title: 'Built for the moment someone scans',
    items: [
      { icon: 'phone', title: 'Nothing to install', text: 'Whoever scans a tag needs no app and no account.' },
      {
        icon: 'lock',
        title: 'Private by design',
        text: 'No phone number is exposed. Contact goes through a messaging app.',
      },
      {
        icon: 'change',
        title: 'Change it, keep it',
        text: "Update a tag's linked data without replacing the physical tag.",
      },
      { icon: 'codes', title: 'QR and NFC', text: 'Scannable smart tags, read by QR code or by NFC.' },
    ],
  },
  app: {
    marker: 'Download the app',
    title: 'Your tags, in your pocket',
    lead: 'Owners manage their tags in the mobile app. Scanners never need it.',
    screen: { title: 'Your tags', auto: 'Vehicle tag', ally: 'Pet tag', action: 'Change linked data' },
  },
  how: {
    marker: 'How it works',
    title: 'Four steps to the first scan',
    steps: [
      { title: 'Get the tag', text: 'Choose the one that fits: pet, vehicle or workplace.' },
      { title: 'Customise with the app', text: 'Set what the tag links to. You can change it later.' },
      { title: 'Attach and deploy', text: 'Put it where people will see it.' },
      { title: 'Scan and connect', text: 'Someone scans, and a chat with you begins.' },
    ],
  },
  partners: {
    marker: 'Partners',
    title: `Bring ${product.name} to your sector`,
    lead: 'Tags work wherever people, things and places need an answer. These are the sectors we look for partners in.',
    action: 'Partner with us',
  },
} as const;
