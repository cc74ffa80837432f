import { product } from '~/domain/brand';
import type { EnquiryErrorKind } from '~/domain/enquiry/enquiryError';
import type { EnquirySubject } from '~/domain/enquiry/findEnquirySubject';

type FailureCopy = { title: string; text: string };

const failures: Record<EnquiryErrorKind, FailureCopy> = {
  unreachable: {
    title: "Your message wasn't sent",
    text: "We couldn't connect. Check that you're online, then try again.",
  },
  rejected: {
    title: "Your message wasn't sent",
    text: "The server didn't accept it. Try again later.",
  },
  timedOut: {
    title: 'Your message may not have arrived',
    text: 'No response yet. It may have been sent. You can try again.',
  },
};

export const contactCopy = {
  head: {
    title: `Contact ${product.name}`,
    description: `Questions about a tag, a product or a partnership? Call, email or write to ${product.name}.`,
  },
  hero: {
    marker: 'Contact',
    title: 'A question? Talk to us.',
    lead: 'About a tag, a product or a partnership.',
    /** Texts that are part of the picture. */
    picture: { question: 'We moved. Do I need a new tag?', answer: 'No. Edit the details. Keep the tag.' },
  },
  form: {
    title: 'Write your message',
    inactive: 'Opens your email app with what you wrote. You send it from there.',
    maxLengthHint: (characters: string) => `Up to ${characters} characters.`,
    /** Messages that are filled in for visitors who come from a product page or the partner page. */
    messagesBySubject: {
      auto: 'I would like to ask for an Auto tag.',
      ally: 'I would like to ask for an Ally tag.',
      accolades: 'I would like to ask for the Accolades bundle.',
      partner: "I'd like to become a partner.",
    } satisfies Record<EnquirySubject, string>,
    send: 'Send message',
    sending: 'Sending…',
    again: 'Try again',
    withoutScript: 'This form needs JavaScript. You can still call or email us.',
    failures,
    kept: 'Everything you wrote is still here. You can also email it to',
    sendAsEmail: 'Email this message',
  },
  questions: {
    title: 'Common questions',
    items: [
      {
        question: 'Can people see my phone number?',
        answer: "No. They write to you in a chat that doesn't show your number.",
      },
      { question: 'Does a finder need the app?', answer: 'No. A phone camera is enough, and no account is needed.' },
      { question: 'How do I get a tag?', answer: "Write to us and say which product you'd like." },
    ],
  },
  sent: {
    title: 'Message sent',
    text: (email: string) => `We'll reply to ${email}.`,
    another: 'Write another message',
  },
  direct: {
    title: 'Call or email us',
    phone: { label: 'Phone number', name: (phone: string) => `Call ${phone}` },
    email: { label: 'Email', name: (email: string) => `Email ${email}` },
    partner: 'How partnering works',
    private: "Nothing leaves this page until you select 'Send message'.",
    privacy: 'How we handle your data',
  },
} as const;
