import Link from '@mui/material/Link';
import { Fragment } from 'react';

import { isHttpUrl } from '~/components/links/isHttpUrl';

export type UrlTextProps = { url: string };

/** Matches the positions at which a short URL can wrap: after slashes. */
const shortUrlPattern = /(?<=\/)(?=[^/])/;

/** Matches the positions at which a longer URL can wrap: after slashes and before dots. */
const longUrlPattern = /(?<=\/)(?=[^/])|(?=\.)/;

/** Maximum length of a short URL. In tables, its column is as wide as its host. */
const maxShortLength = 32;

/** Shows a URL without 'https://'. Only http(s) URLs become links, since a `javascript:` URL would run code. */
export function UrlText({ url }: UrlTextProps) {
  if (!isHttpUrl(url)) return url;
  const isShort = url.length <= maxShortLength;
  return (
    // The padding makes the link high enough to tap. It does not move the text, since the link is inline.
    <Link
      href={url.trim()}
      target="_blank"
      rel="noreferrer"
      sx={{ paddingBlock: '4px', overflowWrap: isShort ? 'break-word' : 'anywhere' }}
    >
      {url
        .trim()
        .replace(/^https:\/\//i, '')
        .split(isShort ? shortUrlPattern : longUrlPattern)
        .map((segment, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {segment}
          </Fragment>
        ))}
    </Link>
  );
}
