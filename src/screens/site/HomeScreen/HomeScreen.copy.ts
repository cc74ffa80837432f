import type { ProductId } from '~/domain/product/product';
import { product } from '~/domain/brand';

type CardCopy = { pictureAlt: string; text: string };

const cards: Record<ProductId, CardCopy> = {
  ally: {
    pictureAlt: 'A dog with a tag on its collar',
    text: 'One scan shows medical and allergy details, the last scanned location and a way to reach you. Battery-free. Keeps working above 45\u00a0°C.',
  },
  auto: {
    pictureAlt: 'A parked car with a tag on its windshield',
    text: "Parked in someone's way? They can scan the tag on your windshield and reach you in a chat.",
  },
  accolades: {
    pictureAlt: 'A clear award with a code inside, next to framed portraits',
    text: 'Scan an award, a wall of excellence or a branded selfie frame to see photos, videos and messages. Company documents stay in a secure digital vault.',
  },
  anchor: {
    pictureAlt: 'A map pin with a tag, in front of a shop',
    text: 'Customers scan a tag in the store and message the staff on the spot.',
  },
  atlas: {
    pictureAlt: 'A folded map that shows the way from a tag to a shop',
    text: 'Scan a tag at the entrance to find your way.',
  },
  adverts: {
    pictureAlt: 'A billboard with a code and a cup of coffee',
    text: 'Guests scan the tag on your sign.',
  },
};

const titleSentences = ['One scan reaches you.', 'Your number stays yours.'] as const;

export const homeCopy = {
  /** Document title and meta description. */
  head: {
    title: `${product.name}: smart tags for people, pets, vehicles and spaces`,
    description:
      'QR and NFC tags that anyone can scan: no app, no account, no phone number exposed. You reply in a chat. Change the details, keep the tag.',
  },
  hero: {
    title: titleSentences.join(' '),
    titleSentences,
    lead: 'Smart QR and NFC tags for people, pets, vehicles and spaces. Anyone can scan one.',
    explore: 'Explore Products',
    how: 'How it works',
    picture: `An ${product.name} tag on a strap, and a phone that has scanned it. The QR code is real and opens this site.`,
  },
  welcome: {
    marker: `Welcome to ${product.name}`,
    title: 'One tag. Two sides.',
    lead: 'Anyone who scans your tag sees what you want them to know, and can message you.',
    scanner: {
      title: 'For the finder',
      text: "A scan shows what matters: a pet's allergy, a driver's note, a way to reach the owner.",
    },
    owner: {
      title: 'For you',
      text: 'You choose what each tag shows. People message you in a chat.',
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
    lead: 'A lost dog, a blocked driveway: one scan reaches the owner.',
    /** Texts that are part of the pictures. */
    pictures: { number: '•• ••• ••••', address: 'Address', vet: 'Vet', car: 'Car' },
    items: [
      {
        picture: 'scan',
        title: 'QR and NFC',
        text: "Point a phone's camera at the tag, or hold the phone against it.",
      },
      {
        picture: 'chat',
        title: 'Private by design',
        text: "People write to you in a messaging app. They don't see your number.",
      },
      {
        picture: 'edit',
        title: 'Update it any time',
        text: 'New address, new vet, new car? Edit the details. Keep the tag.',
      },
    ],
  },
  app: {
    marker: 'Download the app',
    title: 'Your tags, in your pocket',
    lead: "You manage your tags in the mobile app. Finders don't need it.",
    screen: { title: 'Your tags', auto: 'Vehicle tag', ally: 'Pet tag', action: 'Edit details' },
  },
  how: {
    marker: 'How it works',
    title: 'Four steps to the first scan',
    steps: [
      { title: 'Get the tag', text: 'Pick one for a pet, a car or an award.' },
      { title: 'Customise with the app', text: 'Choose what a scan shows.' },
      { title: 'Attach and deploy', text: 'Put it on a collar, a windshield or an award.' },
      { title: 'Scan and connect', text: 'Someone scans it and writes to you.' },
    ],
  },
  partners: {
    marker: 'Partners',
    title: `Bring ${product.name} to your industry`,
    lead: "We're looking for partners in six industries.",
    action: 'Partner with us',
  },
} as const;
