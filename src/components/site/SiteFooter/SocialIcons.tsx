import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { UnavailableNote } from '~/components/feedback/UnavailableNote/UnavailableNote';
import { fixedColours, radii, sizes } from '~/components/theme/tokens';

import { getSocialNetwork, socialNetworks } from './socialNetworks';

export type SocialIconsProps = {
  /** URLs of the product's social media profiles. If there are none, the icons are buttons that do nothing. */
  links: readonly string[];
};

const descriptionId = 'social-unavailable';

const iconStyles = {
  display: 'grid',
  placeItems: 'center',
  width: sizes.controlTouch,
  height: sizes.controlTouch,
  p: 0,
  border: `1.5px solid ${fixedColours.nightEdge}`,
  borderRadius: `${radii.control}px`,
  background: 'none',
  color: fixedColours.white,
} as const;

const linkStyles = { ...iconStyles, '&:hover': { bgcolor: fixedColours.night2 } } as const;

/** Styles of the note below the buttons, in the footer's text colour. */
const noteStyles = { flexBasis: '100%', '& > div': { color: 'inherit' } } as const;

/** Links to the product's social media profiles, or buttons described as not available yet. */
export function SocialIcons({ links }: SocialIconsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2 }}>
      {links.map((url) => {
        const { name, path } = getSocialNetwork(url);
        return (
          <Link key={url} href={url} aria-label={name} sx={linkStyles}>
            <NetworkIcon path={path} />
          </Link>
        );
      })}
      {links.length === 0 && (
        <>
          {socialNetworks.map(({ name, path }) => (
            <Box
              key={name}
              component="button"
              type="button"
              aria-label={name}
              aria-describedby={descriptionId}
              sx={iconStyles}
            >
              <NetworkIcon path={path} />
            </Box>
          ))}
          <Box sx={noteStyles}>
            <UnavailableNote id={descriptionId} />
          </Box>
        </>
      )}
    </Box>
  );
}

function NetworkIcon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
