import { enquiryFieldNames, enquiryFields } from './enquiry';
import type { Enquiry } from './enquiry';

/** Line break in a mailto URL (RFC 6068, section 5). */
const lineBreak = '%0D%0A';

/**
 * Returns a mailto URL for an email to `address`. The body has the message of the enquiry, then the label and value of
 * each other field that is filled in.
 */
export function getEnquiryEmailUrl(address: string, enquiry: Enquiry): string {
  const lines = enquiryFieldNames
    .filter((field) => field !== 'message' && enquiry[field] !== '')
    .map((field) => `${enquiryFields[field].label}: ${enquiry[field]}`);
  const body = [enquiry.message, lines.join('\n')].filter((text) => text !== '').join('\n\n');
  const subject = encodeURIComponent(enquiry.fullName === '' ? 'Enquiry' : `Enquiry from ${enquiry.fullName}`);
  const emailUrl = `mailto:${address}?subject=${subject}`;
  return body === '' ? emailUrl : `${emailUrl}&body=${body.split(/\r?\n/).map(encodeURIComponent).join(lineBreak)}`;
}
