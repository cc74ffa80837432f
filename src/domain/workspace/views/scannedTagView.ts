import type { SiteSettingsValues } from '../../siteSettings/siteSettings';
import type { ScannedTag } from '../../tag/scannedTag';
import { listEnabledFeatureNames } from '../../utility/utility';
import type { WorkspaceRecord } from '../records';

/** A tag, and the records that decide what a scan of it shows. */
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
  // The redirect URL of the tag wins over the URL of its utility, and both win over the settings.
  const candidates = [
    [tag.defaultRedirectUrl],
    [utility?.defaultRedirectUrl ?? ''],
    settings ? getSiteUrls(settings) : [],
  ];
  const validUrls = candidates.map((urls) => urls.filter(isHttpUrl).map((url) => url.trim()));
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
