import { emailMessages, isEmail, longestEmail } from '../text/emailAddress';

/** What somebody writes to us. Only the name, the e-mail and the message must hold something. */
export type Enquiry = {
  fullName: string;
  company: string;
  email: string;
  phone: string;
  address: string;
  message: string;
};

export type EnquiryField = keyof Enquiry;

type FieldFacts = {
  label: string;
  /** Characters that it may hold; ample, so that only a mistake reaches it. */
  longest: number;
  /** What is said when it is empty; a field without it may be. */
  missing?: string;
};

/** The fields in the order in which they are asked for. */
export const enquiryFields: Record<EnquiryField, FieldFacts> = {
  fullName: { label: 'Full Name', longest: 200, missing: 'Please enter your name.' },
  company: { label: 'Company', longest: 200 },
  email: { label: 'Email', longest: longestEmail, missing: emailMessages.missing },
  phone: { label: 'Phone number', longest: 50 },
  address: { label: 'Address', longest: 500 },
  message: { label: 'Your message', longest: 5000, missing: 'Please enter your message.' },
};

export const enquiryFieldNames: readonly EnquiryField[] = [
  'fullName',
  'company',
  'email',
  'phone',
  'address',
  'message',
];

/** What is wrong with an enquiry, by field and in their order; empty when it can be sent. */
export type EnquiryFaults = Partial<Record<EnquiryField, string>>;

const count = new Intl.NumberFormat('en');

/** The enquiry that a form holds, without spaces around its values. What is no text counts as empty. */
export function readEnquiry(valueOf: (field: EnquiryField) => unknown): Enquiry {
  const text = (field: EnquiryField) => {
    const value = valueOf(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    fullName: text('fullName'),
    company: text('company'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    message: text('message'),
  };
}

function faultOf(field: EnquiryField, value: string): string | undefined {
  const { longest, missing } = enquiryFields[field];
  if (value === '') return missing;
  if (value.length > longest)
    return `This is ${count.format(value.length)} characters long. Please shorten it to ${count.format(longest)}.`;
  return field === 'email' && !isEmail(value) ? emailMessages.invalid : undefined;
}

/** Checks what `readEnquiry` has read. Never throws. */
export function checkEnquiry(enquiry: Enquiry): EnquiryFaults {
  const faults: EnquiryFaults = {};
  for (const field of enquiryFieldNames) {
    const fault = faultOf(field, enquiry[field]);
    if (fault) faults[field] = fault;
  }
  return faults;
}
