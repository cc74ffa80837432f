import { settings } from 'virtual:settings';

import { paths } from '~/domain/paths';
import { contactCopy } from '~/screens/site/ContactScreen/ContactScreen.copy';
import { ContactScreen } from '~/screens/site/ContactScreen/ContactScreen';

import { createSendEnquiry } from '../api/sendEnquiry';
import { PageHead } from '../page/PageHead';

const { contact, contactEndpoint } = settings;

const onSend =
  contactEndpoint === undefined
    ? undefined
    : createSendEnquiry({ endpoint: contactEndpoint, fetch: (...request) => window.fetch(...request) });

export function ContactRoute() {
  return (
    <>
      <PageHead {...contactCopy.head} path={paths.site.contact()} />
      <ContactScreen contact={contact} {...(onSend && { onSend })} />
    </>
  );
}
