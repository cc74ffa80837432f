import { settings } from 'virtual:settings';

import { createDocumentTitle } from './createDocumentTitle';

export type PageHeadProps = {
  title: string;
  description?: string;
  /** Path of a public page, for its canonical link. A page without a path is marked `noindex`. */
  path?: string;
};

/**
 * Renders a page's title, description, and canonical link or `noindex`. React moves these elements into `<head>`. A
 * canonical link has to be absolute, so there is none if the site's URL is not set.
 */
export function PageHead({ title, description, path }: PageHeadProps) {
  return (
    <>
      <title>{createDocumentTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      {path && settings.siteUrl !== undefined && <link rel="canonical" href={`${settings.siteUrl}${path}`} />}
      {!path && <meta name="robots" content="noindex" />}
    </>
  );
}
