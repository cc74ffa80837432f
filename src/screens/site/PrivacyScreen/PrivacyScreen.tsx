import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { PageHero } from '~/components/site/PageHero/PageHero';
import { PageText } from '~/components/site/PageText/PageText';
import { paths } from '~/domain/paths';

import { BrowserPicture } from './BrowserPicture';
import { privacyCopy as copy } from './PrivacyScreen.copy';

export type PrivacyScreenProps = {
  /** True if the contact form has an endpoint. */
  sendsEnquiries: boolean;
};

/** Page that lists the data that the site stores. Its texts must match the data that the code stores. */
export function PrivacyScreen({ sendsEnquiries }: PrivacyScreenProps) {
  return (
    <>
      <PageHero surface="night" {...copy.hero} picture={<BrowserPicture />} pictureSize="small" />
      <PageText sections={copy.parts(sendsEnquiries)}>
        <ActionLink href={paths.site.contact()} label={copy.contact} />
        <ActionLink href={paths.site.terms()} label={copy.terms} />
      </PageText>
    </>
  );
}
