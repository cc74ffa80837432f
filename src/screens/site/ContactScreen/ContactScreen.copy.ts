import { notAvailableYet } from '~/components/feedback/UnavailableNote/UnavailableNote.copy';
import { product } from '~/domain/brand';
import type { EnquiryErrorKind } from '~/domain/enquiry/enquiryError';

type FailureCopy = { title: string; text: string };

const failures: Record<EnquiryErrorKind, FailureCopy> = {
  unreachable: {
    title: 'Your message was not sent',
    text: 'The connection failed. Check that you are online, then try again.',
  },
  rejected: {
    title: 'Your message was not sent',
    text: 'It was not accepted on the other side. Try again in a while.',
  },
  timedOut: {
    title: 'Your message may not have arrived',
    text: 'No answer came in time, so it may have arrived or not. You can try again.',
  },
};

export const contactCopy = {
  head: {
    title: `Contact ${product.name}`,
    description: `A question about a tag, a product or a partnership? How to reach ${product.name}, by phone and in writing.`,
  },
  hero: {
    marker: 'Contact',
    title: 'A question? Talk to us.',
    lead: 'About a tag, a product or a partnership: say what it is about and how to reach you.',
  },
  form: {
    title: 'Send a message',
    longest: (characters: string) => `Up to ${characters} characters.`,
    send: 'Send message',
    sending: 'Sending…',
    again: 'Try again',
    unavailable: notAvailableYet,
    withoutScript: 'This form needs JavaScript. Phone and e-mail work without it.',
    failures,
    kept: 'Everything you wrote is still here. Or send it by e-mail to',
  },
  sent: {
    title: 'Your message is sent',
    text: (email: string) => `It went out with ${email} as the address for an answer.`,
    another: 'Write another message',
  },
  direct: {
    title: 'Reach us directly',
    partner: 'Become a partner',
    private: {
      idle: 'What you enter in this form stays in this page. Nothing is sent.',
      sending: 'What you enter leaves this page when you press ‘Send message’, and not before.',
    },
    privacy: 'What is stored, and where',
  },
} as const;
