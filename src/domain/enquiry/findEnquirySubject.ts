import type { productsWithPage } from '../product/product';

/** Subject of an enquiry: a product that has a page, or a partnership. */
export type EnquirySubject = keyof typeof productsWithPage | 'partner';

const enquirySubjects: readonly EnquirySubject[] = ['auto', 'ally', 'accolades', 'partner'];

/** Returns the subject of an enquiry; null if none. `about` is the search param of the contact page. */
export function findEnquirySubject(about: string | null): EnquirySubject | null {
  return enquirySubjects.find((subject) => subject === about) ?? null;
}
