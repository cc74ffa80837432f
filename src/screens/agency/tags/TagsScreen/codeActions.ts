/** Format of the file with the QR code of a tag. */
export type CodeFormat = 'png' | 'svg';

export type CodeDownloadOutcome = 'saved' | 'failed';
/** 'dismissed' means that the user closed the share dialog. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

export type CodeActions<Tag> = {
  onDownload: (tag: Tag, format: CodeFormat) => Promise<CodeDownloadOutcome>;
  onShare: (tag: Tag) => Promise<ShareOutcome>;
  /** Copies the URL of the tag. */
  onCopy: (tag: Tag) => Promise<'copied' | 'failed'>;
};
