import Button from '@mui/material/Button';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { PageNotice } from '~/components/site/PageNotice/PageNotice';
import { anchors, homeAnchor, paths } from '~/domain/paths';

import { upcomingCopy } from './UpcomingScreen.copy';

export type UpcomingScreenProps = {
  /** The page that will stand here. */
  title: string;
};

/** Stands in for a public page that is not ready. */
export function UpcomingScreen({ title }: UpcomingScreenProps) {
  return (
    <PageNotice figure="ring" marker={upcomingCopy.marker} title={title} text={upcomingCopy.text}>
      <Button variant="contained" size="large" href={paths.site.home()}>
        {upcomingCopy.home}
      </Button>
      <ActionLink href={homeAnchor(anchors.product)} label={upcomingCopy.products} />
    </PageNotice>
  );
}
