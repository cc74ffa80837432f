import { product } from '~/domain/brand';
import type { SectorId } from '~/domain/partner/sectors';

const sectors: Record<SectorId, string> = {
  automotive: 'A tag behind the windshield: whoever scans it reaches the owner through a chat app and sees no number.',
  retail: 'A tag in the shop or in the mall connects a customer with the space, with no app and no account.',
  pets: 'Medical and allergy details, owner contact and last scanned location, battery-free on the collar.',
  hospitality: 'Guests scan with no app and no account. For the next event the link changes and the tag stays.',
  workplace: 'Awards, a wall of excellence and a branded selfie frame: each item opens photos, videos and messages.',
  navigation: 'A tag on the spot, scanned where people stand. When the way changes, what it links to changes with it.',
};

export const partnerCopy = {
  head: {
    title: `Partner with ${product.name}`,
    description:
      'Automotive and parking, retail and malls, pet safety, hospitality and events, workplace recognition, mall navigation: bring scannable tags to your sector.',
  },
  hero: {
    marker: 'Partners',
    title: 'Partner with us',
    lead: 'A scan connects customers, employees and spaces. Bring it to the people you work for.',
  },
  action: 'Write to us',
  picture: `The signs of six sectors around an ${product.name} code. The code is real and opens this site.`,
  sectors: {
    marker: 'Sectors',
    title: 'What a scan does in six sectors',
    lead: 'These are the sectors we look for partners in.',
    texts: sectors,
  },
  reasons: {
    marker: `Why ${product.name}`,
    title: 'Nothing in the way of a scan',
    items: [
      {
        icon: 'phone',
        title: 'Nothing to install',
        text: 'Whoever scans a tag needs no app and no account. Owners have the app, scanners do not need it.',
      },
      {
        icon: 'change',
        title: 'The data changes, the tag stays',
        text: "Owners change a tag's linked data in the mobile app. The physical tag is not replaced.",
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
    title: 'What you can bring along',
    lead: 'Three products are here. Three more for businesses are announced.',
    more: 'Learn more',
    about: (name: string) => `about ${name}`,
  },
  start: {
    marker: 'How it starts',
    title: 'It starts with a message',
    lead: 'Tell us your sector, and what a scan should do for the people in it.',
    action: 'Go to the contact page',
  },
} as const;
