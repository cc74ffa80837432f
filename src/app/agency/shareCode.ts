import type { ShareOutcome } from '~/screens/agency/tags/TagsScreen/codeActions';

/**
 * The sharing features of `navigator`. Some browsers lack them. Outside secure contexts (https), no browser has them.
 */
export type SharingNavigator = {
  share?: (data: ShareData) => Promise<void>;
  canShare?: (data: ShareData) => boolean;
  clipboard?: Pick<Clipboard, 'writeText'>;
};

/**
 * Shares a tag's code through the system's share dialog: as a picture if the device can share files, else as a URL.
 * Copies the URL if there is no share dialog or it fails. Resolves to 'dismissed' if the user closes the dialog.
 */
export async function shareCode(
  device: SharingNavigator,
  url: string,
  createPicture: () => Promise<File>,
): Promise<ShareOutcome> {
  if (device.share) {
    try {
      await device.share(await createShareData(device, url, createPicture));
      return 'shared';
    } catch (error) {
      // AbortError: the user has closed the dialog. InvalidStateError: a second click while the dialog is open.
      if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return 'dismissed';
    }
  }
  return copyLink(device, url);
}

/** Copies the URL of a tag to the clipboard. */
export async function copyLink({ clipboard }: SharingNavigator, url: string): Promise<'copied' | 'failed'> {
  try {
    if (!clipboard) return 'failed';
    await clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

async function createShareData(
  device: SharingNavigator,
  url: string,
  createPicture: () => Promise<File>,
): Promise<ShareData> {
  try {
    const pictureData = { files: [await createPicture()], text: url };
    if (device.canShare?.(pictureData)) return pictureData;
  } catch {
    // Shares the URL if the picture cannot be created.
  }
  return { url };
}
