import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { PageHero } from '~/components/site/PageHero/PageHero';
import { PageText } from '~/components/site/PageText/PageText';
import { paths } from '~/domain/paths';

import { DocumentPicture } from './DocumentPicture';
import { termsCopy as copy } from './TermsScreen.copy';

export function TermsScreen() {
  return (
    <>
      <PageHero surface="night" {...copy.hero} picture={<DocumentPicture />} pictureSize="small" />
      <PageText sections={copy.parts}>
        <ActionLink href={paths.site.contact()} label={copy.contact} />
        <ActionLink href={paths.site.privacy()} label={copy.privacy} />
      </PageText>
    </>
  );
}
