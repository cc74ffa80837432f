import type { Utility } from './utility';

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

export function createSampleUtilities(): Utility[] {
  return [
    makeUtility(),
    makeUtility({
      id: 'utility-2',
      name: 'Write an email',
      description: 'Opens an email to the owner of the tag.',
      defaultRedirectUrl: 'https://mail.example.com/owner',
      isTag: false,
      features: [{ feature: 'email', isEnabled: true, displayOrder: 0 }],
    }),
    makeUtility({
      id: 'utility-3',
      name: 'Show a page',
      description: 'Opens photos, videos and messages.',
      defaultRedirectUrl: 'https://pages.example.com/sample',
      isTag: false,
      features: [],
    }),
  ];
}
