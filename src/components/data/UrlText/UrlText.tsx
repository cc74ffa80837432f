import Link from '@mui/material/Link';
import { Fragment } from 'react';

import { isHttpUrl } from '~/components/links/isHttpUrl';

export type UrlTextProps = { url: string };

/** Matches the positions at which a URL can wrap: after slashes and before dots. */
const wrapPositionPattern = /(?<=\/)(?=[^/])|(?=\.)/;

/** Shows a URL without 'https://'. Only http(s) URLs become links, since a `javascript:` URL would run code. */
export function UrlText({ url }: UrlTextProps) {
  if (!isHttpUrl(url)) return url;
  return (
    <Link href={url.trim()} target="_blank" rel="noreferrer" sx={linkStyles}>
      {url
        .trim()
        .replace(/^https:\/\//i, '')
        .split(wrapPositionPattern)
        .map((segment, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {segment}
          </Fragment>
        ))}
    </Link>
  );
}

/** The padding makes the link high enough to tap. It does not move the text, since the link is inline. */
const linkStyles = { paddingBlock: '4px', overflowWrap: 'anywhere' } as const;
