import type { ShareOutcome } from '~/screens/agency/tags/TagsScreen/codeOutcome';

/** What a browser may be able to do; none of it is there on http. */
export type SharingDevice = {
  share?: (data: ShareData) => Promise<void>;
  canShare?: (data: ShareData) => boolean;
  clipboard?: Pick<Clipboard, 'writeText'>;
};

/**
 * Hands the code to whatever the device shares with: as a picture where it takes files, else as its address; where it
 * shares nothing, the address is copied. Closing the device's own window is an answer, not a failure.
 */
export async function shareCode(
  device: SharingDevice,
  address: string,
  picture: () => Promise<File>,
): Promise<ShareOutcome> {
  if (device.share) {
    try {
      await device.share(await whatToShare(device, address, picture));
      return 'shared';
    } catch (error) {
      // The second is a press while the device's window is still open.
      if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return 'dismissed';
    }
  }
  try {
    if (!device.clipboard) return 'failed';
    await device.clipboard.writeText(address);
    return 'copied';
  } catch {
    return 'failed';
  }
}

async function whatToShare(device: SharingDevice, address: string, picture: () => Promise<File>): Promise<ShareData> {
  try {
    const files = { files: [await picture()], text: address };
    if (device.canShare?.(files)) return files;
  } catch {
    // A picture that can not be made is not what sharing depends on.
  }
  return { url: address };
}
