import { featureKinds } from './utility';
import type { Utility } from './utility';

/** A utility; a story or a test names only what it is about. */
export function makeUtility(overrides: Partial<Utility> = {}): Utility {
  return {
    id: 'utility-1',
    name: 'Message the owner',
    description: 'Opens a chat with the owner of the tag.',
    defaultRedirectUrl: 'https://chat.example.com/owner',
    isTag: true,
    features: [
      { feature: 'whatsapp', isEnabled: true, displayOrder: 0 },
      { feature: 'sms', isEnabled: true, displayOrder: 1 },
      { feature: 'email', isEnabled: false, displayOrder: 2 },
    ],
    ...overrides,
  };
}

/** The sample utilities. */
export function sampleUtilities(): Utility[] {
  return [
    makeUtility(),
    makeUtility({
      id: 'utility-2',
      name: 'Write an email',
      description: 'Opens an email to the owner of the tag.',
      defaultRedirectUrl: 'https://mail.example.com/owner',
      features: [{ feature: 'email', isEnabled: true, displayOrder: 0 }],
    }),
    makeUtility({
      id: 'utility-3',
      name: 'Show a page',
      description: 'Opens a page with photos, videos and messages.',
      defaultRedirectUrl: 'https://pages.example.com/sample',
      isTag: false,
      features: [],
    }),
  ];
}

/** `count` utilities with names of their own, the same on every call. */
export function manyUtilities(count: number): Utility[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return makeUtility({
      id: `utility-${number}`,
      name: `Sample utility ${number}`,
      description: `Sample description ${number}.`,
      defaultRedirectUrl: `https://pages.example.com/${number}`,
      isTag: index % 3 !== 2,
      features: featureKinds.map((feature, place) => ({
        feature,
        isEnabled: (index + place) % 2 === 0,
        displayOrder: (index + place) % 3,
      })),
    });
  });
}
