import type { ShareOutcome } from '~/screens/agency/tags/TagsScreen/codeOutcome';

/** The sharing features of `navigator`; all are missing on plain http. */
export type SharingDevice = {
  share?: (data: ShareData) => Promise<void>;
  canShare?: (data: ShareData) => boolean;
  clipboard?: Pick<Clipboard, 'writeText'>;
};

/**
 * Shares a tag's code through the system's share dialog: as a picture where files are supported, else as a URL. If
 * there is no share dialog, copies the URL. Closing the dialog counts as dismissed, not as failed.
 */
export async function shareCode(
  device: SharingDevice,
  url: string,
  picture: () => Promise<File>,
): Promise<ShareOutcome> {
  if (device.share) {
    try {
      await device.share(await createShareData(device, url, picture));
      return 'shared';
    } catch (error) {
      // InvalidStateError: a second click while the share dialog is open.
      if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return 'dismissed';
    }
  }
  return copyLink(device, url);
}

/** Copies a tag's URL. */
export async function copyLink({ clipboard }: SharingDevice, url: string): Promise<'copied' | 'failed'> {
  try {
    if (!clipboard) return 'failed';
    await clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

async function createShareData(device: SharingDevice, url: string, picture: () => Promise<File>): Promise<ShareData> {
  try {
    const files = { files: [await picture()], text: url };
    if (device.canShare?.(files)) return files;
  } catch {
    // Without a picture, the URL is shared.
  }
  return { url };
}
