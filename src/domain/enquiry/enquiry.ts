import { emailMessages, isEmail, maxEmailLength } from '../text/emailAddress';

export type EnquiryField = 'fullName' | 'company' | 'email' | 'phone' | 'address' | 'message';

/** An enquiry from the contact form. The name, the email and the message are required. */
export type Enquiry = Record<EnquiryField, string>;

type FieldRules = {
  label: string;
  /** Maximum length in characters. */
  maxLength: number;
  /** Error message if a required field is empty. Undefined for optional fields. */
  missingMessage?: string;
};

/** Labels and rules of the fields, in form order. */
export const enquiryFields: Record<EnquiryField, FieldRules> = {
  fullName: { label: 'Full Name', maxLength: 200, missingMessage: 'Please enter your name.' },
  company: { label: 'Company', maxLength: 200 },
  email: { label: 'Email', maxLength: maxEmailLength, missingMessage: emailMessages.missing },
  phone: { label: 'Phone number', maxLength: 50 },
  address: { label: 'Address', maxLength: 500 },
  message: { label: 'Your message', maxLength: 5000, missingMessage: 'Please enter your message.' },
};

export const enquiryFieldNames: readonly EnquiryField[] = [
  'fullName',
  'company',
  'email',
  'phone',
  'address',
  'message',
];

/** Error messages by field, in form order; empty if the enquiry is valid. */
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

const countFormat = new Intl.NumberFormat('en');

/** Reads an enquiry from a form. `getValue` returns a field's value. Texts are trimmed; other values count as empty. */
export function readEnquiry(getValue: (field: EnquiryField) => unknown): Enquiry {
  const readTrimmedValue = (field: EnquiryField) => {
    const value = getValue(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    fullName: readTrimmedValue('fullName'),
    company: readTrimmedValue('company'),
    email: readTrimmedValue('email'),
    phone: readTrimmedValue('phone'),
    address: readTrimmedValue('address'),
    message: readTrimmedValue('message'),
  };
}

function findError(field: EnquiryField, value: string): string | undefined {
  const { maxLength, missingMessage } = enquiryFields[field];
  if (value === '') return missingMessage;
  if (value.length > maxLength)
    return `This is ${countFormat.format(value.length)} characters long. Please shorten it to ${countFormat.format(maxLength)}.`;
  return field === 'email' && !isEmail(value) ? emailMessages.invalid : undefined;
}

/** Returns the errors of an enquiry, at most one for each field. Never throws. */
export function validateEnquiry(enquiry: Enquiry): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const field of enquiryFieldNames) {
    const error = findError(field, enquiry[field]);
    if (error) errors[field] = error;
  }
  return errors;
}
