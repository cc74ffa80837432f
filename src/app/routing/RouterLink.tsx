import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

export type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** What MUI renders an `href` with: addresses of the app go through the router, all others stay plain links. */
export function RouterLink({ href = '', ...rest }: RouterLinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//');
  return isOurs && !rest.target ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
