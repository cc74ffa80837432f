import type { MouseEvent } from 'react';

import { getEmailHref } from '~/components/site/siteContact';
import { readEnquiry } from '~/domain/enquiry/enquiry';
import { getEnquiryEmailUrl } from '~/domain/enquiry/enquiryEmail';

/**
 * Returns the props of a link in a form. On a click, the link opens an email to `email` with the values of the form.
 */
export const createEmailDraftProps = (email: string) => ({
  href: getEmailHref(email),
  onClick: ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const form = link.closest('form');
    if (!form) return;
    const values = new FormData(form);
    link.href = getEnquiryEmailUrl(
      email,
      readEnquiry((field) => values.get(field)),
    );
  },
});
