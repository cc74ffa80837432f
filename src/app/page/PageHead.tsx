import { settings } from 'virtual:settings';

import { documentTitle } from './documentTitle';

export type PageHeadProps = {
  title: string;
  description?: string;
  /** Canonical path of a public page. Without it the page is marked `noindex`. */
  path?: string;
};

/** Title, description and search engine tags of a page; React hoists them into `<head>`. */
export function PageHead({ title, description, path }: PageHeadProps) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      {path ? (
        <link rel="canonical" href={`${settings.siteUrl ?? ''}${path}`} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
