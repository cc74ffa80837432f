import { paths } from '../paths';
import type { EnquirySubject } from './findEnquirySubject';

/** Id of the element with the contact form. */
export const enquiryAnchor = 'enquiry';

/** Returns the URL that opens the contact form for an enquiry about a subject. */
export function getEnquiryUrl(subject: EnquirySubject): string {
  return `${paths.site.contact()}?about=${subject}#${enquiryAnchor}`;
}
