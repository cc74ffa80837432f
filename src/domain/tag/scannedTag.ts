/** Data of a workspace tag that a finder sees after a scan. Contains no data of the owner. */
export type ScannedTag = {
  hexacode: string;
  isActivated: boolean;
  /** Undefined if the tag has no utility. `features` names the ways to contact the owner, such as 'WhatsApp'. */
  utility: { name: string; description: string; features: readonly string[] } | undefined;
  /** The http(s) URLs to which the tag leads: none, one or, if the site settings have two app stores, two. */
  redirectUrls: readonly string[];
};
