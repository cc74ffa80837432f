import type { SiteSettingsValues } from '../../siteSettings/siteSettings';
import type { ScannedTag } from '../../tag/scannedTag';
import { listEnabledFeatureNames } from '../../utility/utility';
import type { WorkspaceRecord } from '../records';

/** A tag, and the other records that determine the page after a scan. */
type ScannedRecords = {
  tag: WorkspaceRecord<'tags'>;
  utility: WorkspaceRecord<'utilities'> | undefined;
  settings: SiteSettingsValues | undefined;
};

/** Returns a tag as a finder sees it. `isHttpUrl` is true for complete http(s) URLs; other URLs are left out. */
export function describeScannedTag(
  { tag, utility, settings }: ScannedRecords,
  isHttpUrl: (text: string) => boolean,
): ScannedTag {
  // The redirect URL of the tag takes precedence over the URL of its utility, and both over the settings.
  const candidateUrls = [
    [tag.defaultRedirectUrl],
    [utility?.defaultRedirectUrl ?? ''],
    settings ? getSiteUrls(settings) : [],
  ];
  // The Set removes duplicates, because both app store URLs of the settings can be the same.
  const validUrls = candidateUrls.map((urls) => [...new Set(urls.filter(isHttpUrl).map((url) => url.trim()))]);
  return {
    hexacode: tag.hexacode,
    isActivated: tag.activatedAt !== undefined,
    utility: utility && {
      name: utility.name,
      description: utility.description,
      features: listEnabledFeatureNames(utility),
    },
    redirectUrls: validUrls.find((urls) => urls.length > 0) ?? [],
  };
}

const getSiteUrls = ({ redirectType, customUrl, playStoreUrl, appStoreUrl }: SiteSettingsValues) =>
  redirectType === 'customUrl' ? [customUrl] : [playStoreUrl, appStoreUrl];
