import { product } from '~/domain/brand';
import type { SectorId } from '~/domain/partner/sectors';

const sectors: Record<SectorId, string> = {
  automotive: "A tag on the windshield. A driver who's blocked in can message the owner.",
  retail: 'Customers scan a tag in the store and message the staff on the spot.',
  pets: 'A tag on the collar, with medical and allergy details and the last scanned location.',
  hospitality: 'Guests scan your signs. You reuse the signs at your next event.',
  workplace: 'Scan an award, a wall or a selfie frame to see photos, videos and messages.',
  navigation: 'Shoppers scan a tag at the entrance to find their way.',
};

export const partnerCopy = {
  head: {
    title: `Partner with ${product.name}`,
    description:
      'Become a partner for automotive and parking, retail and malls, pet safety, hospitality and events, workplace recognition or mall navigation.',
  },
  hero: {
    marker: 'For businesses',
    title: 'Partner with us',
    lead: 'Offer your customers smart tags for cars, pets and workplaces, and earn with us.',
  },
  facts: ['Customers need no app to scan', 'No phone number exposed'],
  action: 'Become a partner',
  /**
   * Text alternative and texts of the picture. Each line of the chat is a separate text, since SVG text does not wrap.
   */
  picture: {
    label: `Three ${product.name} tags, and a phone that has scanned one: the driver writes to the owner. The QR code is real and opens this site.`,
    owner: 'Owner',
    message: ['Your lights', 'are on.'],
    reply: ['Thank you!', 'On my way.'],
  },
  partnership: {
    marker: 'Three steps',
    title: 'How partnering works',
    items: [
      { title: 'You buy tags from an agency', text: 'Agencies print our tags and sell them to partners.' },
      { title: 'You offer them to customers', text: 'They put the tags on cars, collars and awards.' },
      { title: 'You earn', text: 'We agree your terms and earnings together.' },
    ],
  },
  sectors: {
    marker: 'Industries',
    title: 'Six industries you can serve',
    lead: 'Tags for three of them are available now. The others are coming soon.',
    texts: sectors,
    see: (name: string) => `See ${name}`,
    with: (name: string) => `With ${name}`,
  },
  reasons: {
    marker: `Why ${product.name}`,
    title: 'Print once. Edit any time.',
    items: [
      { icon: 'phone', title: 'Nothing to install', text: 'Anyone can scan a tag. No app, no account.' },
      {
        icon: 'change',
        title: 'Change details, keep tags',
        text: 'Owners edit the details in the mobile app. The tag stays in place.',
      },
      {
        icon: 'lock',
        title: 'Private by design',
        text: 'No phone number is exposed. People write to the owner in a messaging app.',
      },
    ],
  },
  start: {
    title: "Let's talk",
    lead: "Tell us about your business and your idea. Your industry isn't listed? Write to us anyway.",
    action: 'Contact us',
  },
} as const;
