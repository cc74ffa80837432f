/** File formats of a tag's code. */
export type CodeFormat = 'png' | 'svg';

/** 'dismissed': the user closed the share dialog. */
export type DownloadOutcome = 'saved' | 'failed';
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

export type CodeActions<Tag> = {
  onDownload: (tag: Tag, format: CodeFormat) => Promise<DownloadOutcome>;
  onShare: (tag: Tag) => Promise<ShareOutcome>;
  /** Copies the tag's link. */
  onCopy: (tag: Tag) => Promise<'copied' | 'failed'>;
};
