import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom';

import { isPlainClick } from './isPlainClick';

export type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** What MUI renders an `href` with: addresses of the app go through the router, all others stay plain links. */
export function RouterLink({ href = '', ...rest }: RouterLinkProps) {
  if (href.startsWith('#')) return <AnchorLink href={href} {...rest} />;
  const isOurs = href.startsWith('/') && !href.startsWith('//');
  return isOurs && !rest.target ? <PageLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** The router's own link, without the prefetching that comes with it. */
function PageLink({ onClick, href = '', ...rest }: RouterLinkProps) {
  const followInApp = useLinkClickHandler(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) followInApp(event);
  };
  return <a href={useHref(href)} onClick={follow} {...rest} />;
}

/**
 * A link to a place of the page it stands in. The router's own link would write the page's address before the hash,
 * and the one page that answers every unknown address has none.
 */
function AnchorLink({ onClick, href = '', ...rest }: RouterLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    void navigate({ hash: href });
  };
  return <a href={href} onClick={follow} {...rest} />;
}
