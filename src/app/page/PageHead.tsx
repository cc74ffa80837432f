import { settings } from 'virtual:settings';

import { documentTitle } from './documentTitle';

export type PageHeadProps = {
  title: string;
  description?: string;
  /** The page's address, for pages that search engines should know; the others ask to be left out. */
  path?: string;
};

/** What belongs into the document's head; React moves it there. */
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
