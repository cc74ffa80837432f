import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';

import { TagCode } from '~/components/brand/CodeSprite/TagCode';
import { radii } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';
import { getDemoTag } from '~/domain/tag/demoTags';

import { ActionLink } from '../ActionLink/ActionLink';
import { downloadPanelCopy } from './DownloadPanel.copy';

const copy = downloadPanelCopy.coming;

/**
 * Content of the DownloadPanel until the app is published: links to the Experience page, a demo tag and the contact
 * page. The CodeSprite around it must provide the QR code of the pet's demo tag.
 */
export function AppComingSoon() {
  return (
    <>
      <Typography>{copy.text}</Typography>
      <Box component="figure" sx={createFigureStyles}>
        <svg viewBox="0 0 120 120" role="img" aria-label={copy.code}>
          <TagCode x={0} y={0} size={120} cornerRadius={6} />
        </svg>
        <figcaption>
          <Typography variant="subtitle1" component="p" color="textPrimary">
            {copy.scan}
          </Typography>
          <Typography variant="body2">{copy.scanText}</Typography>
        </figcaption>
      </Box>
      <Box sx={actionsStyles}>
        <Button variant="contained" size="large" href={paths.site.experience()}>
          {copy.try}
        </Button>
        <Box component="span" sx={phoneLinkStyles}>
          <ActionLink href={paths.site.tag(getDemoTag('pet').code)} label={copy.open} />
        </Box>
        <Box component="span" sx={desktopLinkStyles}>
          <ActionLink href={paths.site.contact()} label={copy.contact} />
        </Box>
      </Box>
    </>
  );
}

const createDesktopQuery = (theme: Theme) => `${theme.breakpoints.up('bar')} and (pointer: fine)`;

/**
 * The QR code is shown in wide windows with a mouse only. Other devices show a link to the same page, since a phone
 * cannot scan its own screen.
 */
const createFigureStyles = (theme: Theme) => ({
  display: 'none',
  [createDesktopQuery(theme)]: { display: 'flex' },
  alignItems: 'center',
  gap: 2.5,
  '& svg[role="img"]': {
    flex: 'none',
    width: 152,
    height: 152,
    border: '1px solid',
    borderColor: theme.vars.palette.divider,
    borderRadius: `${radii.control}px`,
  },
});

const phoneLinkStyles = (theme: Theme) => ({ [createDesktopQuery(theme)]: { display: 'none' } });

const desktopLinkStyles = (theme: Theme) => ({ display: 'none', [createDesktopQuery(theme)]: { display: 'inline' } });

const actionsStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 } as const;
