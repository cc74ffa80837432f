import Link from '@mui/material/Link';
import { Fragment } from 'react';

import { isHttpUrl } from '~/components/links/isHttpUrl';

export type UrlTextProps = { url: string };

/** Line break opportunities: after slashes, and before dots as in 'example/.com'. */
const breaks = /(?<=\/)(?=[^/])|(?=\.)/;

/** A URL as it was typed. Only http(s) URLs become links: `javascript:` URLs would run code. */
export function UrlText({ url }: UrlTextProps) {
  if (!isHttpUrl(url)) return url;
  return (
    <Link href={url.trim()} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {url.split(breaks).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Link>
  );
}
