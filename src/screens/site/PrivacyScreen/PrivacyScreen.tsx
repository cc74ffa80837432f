import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { PageHero } from '~/components/site/PageHero/PageHero';
import { PageText } from '~/components/site/PageText/PageText';
import { paths } from '~/domain/paths';

import { privacyCopy as copy } from './PrivacyScreen.copy';

export type PrivacyScreenProps = {
  /** Whether the contact form has somewhere to send to. */
  sendsEnquiries: boolean;
};

/** What the site stores, where and why: every claim is of something that the code does. */
export function PrivacyScreen({ sendsEnquiries }: PrivacyScreenProps) {
  return (
    <>
      <PageHero surface="night" {...copy.hero} />
      <PageText parts={copy.parts(sendsEnquiries)}>
        <ActionLink href={paths.site.contact()} label={copy.contact} />
        <ActionLink href={paths.site.terms()} label={copy.terms} />
      </PageText>
    </>
  );
}
