import Button from '@mui/material/Button';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { PageNotice } from '~/components/site/PageNotice/PageNotice';
import { anchors, homeAnchor, paths } from '~/domain/paths';

import { notFoundCopy } from './NotFoundScreen.copy';

/** Answers an address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <PageNotice figure="broken" marker={notFoundCopy.marker} title={notFoundCopy.title} text={notFoundCopy.text}>
      <Button variant="contained" size="large" href={paths.site.home()}>
        {notFoundCopy.home}
      </Button>
      <ActionLink href={homeAnchor(anchors.product)} label={notFoundCopy.products} />
    </PageNotice>
  );
}
