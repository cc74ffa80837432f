import { settings } from 'virtual:settings';

import { createDocumentTitle } from './createDocumentTitle';

export type PageHeadProps = {
  title: string;
  description?: string;
  /** Canonical path of a public page. A page without it is marked `noindex`. */
  path?: string;
};

/** Renders a page's title, description and tags for search engines, which React moves into `<head>`. */
export function PageHead({ title, description, path }: PageHeadProps) {
  return (
    <>
      <title>{createDocumentTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      {path ? (
        <link rel="canonical" href={`${settings.siteUrl ?? ''}${path}`} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
