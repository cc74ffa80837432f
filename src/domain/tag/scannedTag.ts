/** A tag of a workspace as a finder sees it after a scan. It says nothing about the owner. */
export type ScannedTag = {
  hexacode: string;
  isActivated: boolean;
  /** Undefined if the tag has no utility yet. `features` are labels of the ways to contact the owner, such as 'WhatsApp'. */
  utility: { name: string; description: string; features: readonly string[] } | undefined;
  /** URLs that the tag leads to, http(s) only: one or, if the settings name app stores, up to two. */
  redirectUrls: readonly string[];
};
