import { product } from '~/domain/brand';
import type { SectorId } from '~/domain/partner/sectors';

const sectors: Record<SectorId, string> = {
  automotive: 'Put a tag behind the windshield. Drivers get a chat instead of a blocked lane.',
  retail: 'Put a tag in the store. Customers scan it and get answers.',
  pets: 'Put a tag on the collar, with medical and allergy details and the last scanned location.',
  hospitality: 'Put a tag on the table and guests scan it. Re-use the same tags for the next event.',
  workplace: 'Give an award, a wall and a selfie frame that open photos, videos and messages.',
  navigation: 'Directions from exactly where you stand, updated when the layout changes.',
};

export const partnerCopy = {
  head: {
    title: `Partner with ${product.name}`,
    description:
      'Automotive and parking, retail and malls, pet safety, hospitality and events, workplace recognition, mall navigation: become a partner.',
  },
  hero: {
    marker: 'Partners',
    title: 'Partner with us',
    lead: 'One scan connects customers, employees and spaces. Bring it to yours.',
  },
  action: 'Become a partner',
  picture: `The signs of six industries around an ${product.name} code. The code is real and opens this site.`,
  sectors: {
    marker: 'Industries',
    title: 'Six industries, one scan',
    lead: 'Is yours here?',
    texts: sectors,
  },
  reasons: {
    marker: `Why ${product.name}`,
    title: 'Why it works',
    lead: 'Easy for guests, easy for you.',
    items: [
      { icon: 'phone', title: 'Nothing to install', text: 'Anyone can scan a tag. No app, no account.' },
      {
        icon: 'change',
        title: 'Details change, tags stay',
        text: 'Owners edit the details in the mobile app. The physical tag stays.',
      },
      {
        icon: 'lock',
        title: 'Private by design',
        text: 'No phone number is exposed. Contact goes through a messaging app.',
      },
    ],
  },
  range: {
    marker: 'Products',
    title: 'What you can offer',
    lead: 'Three available now, three coming.',
    more: 'Learn more',
    about: (name: string) => `about ${name}`,
  },
  start: {
    title: "Let's talk",
    lead: 'Tell us about your business and your idea.',
    action: 'Contact us',
  },
} as const;
