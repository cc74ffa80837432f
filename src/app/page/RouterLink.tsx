import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom';

import { isPlainClick } from '~/components/links/plainClick';

export type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** Link component for MUI. The router opens paths of the app. The browser opens other URLs and links with `target`. */
export function RouterLink({ href = '', ...rest }: RouterLinkProps) {
  if (href.startsWith('#')) return <AnchorLink href={href} {...rest} />;
  const isInternal = href.startsWith('/') && !href.startsWith('//');
  return isInternal && !rest.target ? <PageLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** Link to a page of the app. Smaller than React Router's `Link`, which also contains code that prefetches pages. */
function PageLink({ onClick, href = '', ...rest }: RouterLinkProps) {
  const followInApp = useLinkClickHandler(href);
  const onLinkClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) followInApp(event);
  };
  return <a href={useHref(href)} onClick={onLinkClick} {...rest} />;
}

/**
 * Link to an anchor of the current page. React Router's `Link` would put the page's path before the hash. This would be
 * wrong on the 404 page, whose prerendered file is shown at many paths.
 */
function AnchorLink({ onClick, href = '', ...rest }: RouterLinkProps) {
  const navigate = useNavigate();
  const onLinkClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    void navigate({ hash: href });
  };
  return <a href={href} onClick={onLinkClick} {...rest} />;
}
