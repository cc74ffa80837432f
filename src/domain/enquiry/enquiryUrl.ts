import { paths } from '../paths';

/** Id of the element with the contact form. */
export const enquiryAnchor = 'enquiry';

/** Returns the URL that opens the contact form for an enquiry about a product. `subject` is the product's id. */
export function enquiryUrl(subject: string): string {
  return `${paths.site.contact()}?about=${encodeURIComponent(subject)}#${enquiryAnchor}`;
}
