import type { productsWithPage } from '../product/product';

/** Subject of an enquiry: a product that has a page, or a partnership. */
export type EnquirySubject = keyof typeof productsWithPage | 'partner';

const enquirySubjects: readonly EnquirySubject[] = ['auto', 'ally', 'accolades', 'partner'];

/** Parses the search param `about` of the contact page. Returns null if it is missing or not a subject. */
export function findEnquirySubject(about: string | null): EnquirySubject | null {
  return enquirySubjects.find((subject) => subject === about) ?? null;
}
