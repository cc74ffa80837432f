import { settings } from 'virtual:settings';
import { useSearchParams } from 'react-router-dom';

import { findEnquirySubject } from '~/domain/enquiry/findEnquirySubject';
import { paths } from '~/domain/paths';
import { contactCopy } from '~/screens/site/ContactScreen/ContactScreen.copy';
import { ContactScreen } from '~/screens/site/ContactScreen/ContactScreen';

import { createSendEnquiry } from '../api/sendEnquiry';
import { PageHead } from '../page/PageHead';

const { contact, contactEndpoint } = settings;

const onSend =
  contactEndpoint === undefined
    ? undefined
    : createSendEnquiry({ endpoint: contactEndpoint, fetch: (...fetchArgs) => window.fetch(...fetchArgs) });

export function ContactRoute() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHead {...contactCopy.head} path={paths.site.contact()} />
      <ContactScreen contact={contact} subject={findEnquirySubject(params.get('about'))} {...(onSend && { onSend })} />
    </>
  );
}
