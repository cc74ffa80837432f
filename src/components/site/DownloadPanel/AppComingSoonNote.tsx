import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SxProps } from '@mui/material/styles';
import ClockIcon from 'lucide-react/icons/clock';

import { getEnquiryUrl } from '~/domain/enquiry/enquiryUrl';
import type { EnquirySubject } from '~/domain/enquiry/findEnquirySubject';
import { paths } from '~/domain/paths';

import type { Store } from '../stores';
import { downloadPanelCopy } from './DownloadPanel.copy';

export type AppComingSoonNoteProps = {
  stores: readonly Store[];
  /** Subject of the enquiry that the link starts. Without a subject, the link opens an empty contact form. */
  subject?: EnquirySubject;
  sx?: SxProps;
};

/**
 * Says that the app is not published yet, next to texts about the app, and links to the contact form. Renders nothing
 * once a store offers the app.
 */
export function AppComingSoonNote({ stores, subject, sx }: AppComingSoonNoteProps) {
  if (stores.length > 0) return null;
  const { text, linkText, textAfterLink } = downloadPanelCopy.coming.notes[subject === 'accolades' ? 'bundle' : 'tag'];
  return (
    <Typography variant="body2" {...(sx && { sx })}>
      <Box component={ClockIcon} size={16} sx={iconStyles} />
      {text}{' '}
      <Link href={subject ? getEnquiryUrl(subject) : paths.site.contact()} color="inherit">
        {linkText}
      </Link>
      {textAfterLink}
    </Typography>
  );
}

const iconStyles = { display: 'inline-block', marginInlineEnd: 0.75, verticalAlign: '-0.2em' } as const;
