import { describe, expect, it, vi } from 'vitest';

import { shareCode } from './shareCode';
import type { SharingDevice } from './shareCode';

const address = 'https://tag.example.com/t/7F3A9C21';
const png = new File(['png'], '7F3A9C21.png');
const picture = () => Promise.resolve(png);

const share = (device: SharingDevice, made = picture) => shareCode(device, address, made);
const refusal = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)));
const clipboard = () => ({ writeText: vi.fn(() => Promise.resolve()) });

describe('AGY-06 sharing the code of a tag', () => {
  it('hands over the picture where the device takes files', async () => {
    const device = { share: vi.fn(() => Promise.resolve()), canShare: () => true };
    expect(await share(device)).toBe('shared');
    expect(device.share).toHaveBeenCalledWith({ files: [png], text: address });
  });

  it.each([
    ['takes no files', { canShare: () => false }, picture],
    ['is asked in no such way', {}, picture],
    ['gets no picture', { canShare: () => true }, () => Promise.reject(new Error('no canvas'))],
  ])('hands over the address where the device %s', async (_, ways, made) => {
    const device = { share: vi.fn(() => Promise.resolve()), ...ways };
    expect(await share(device, made)).toBe('shared');
    expect(device.share).toHaveBeenCalledWith({ url: address });
  });

  it.each([
    ['a closed window', 'AbortError'],
    ['a window that is still open', 'InvalidStateError'],
  ])('takes %s for an answer', async (_, name) => {
    const device = { share: refusal(name), clipboard: clipboard() };
    expect(await share(device)).toBe('dismissed');
    expect(device.clipboard.writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['shares nothing', {}],
    ['does not share this', { share: refusal('NotAllowedError') }],
  ])('copies the address where the device %s', async (_, ways) => {
    const device = { ...ways, clipboard: clipboard() };
    expect(await share(device)).toBe('copied');
    expect(device.clipboard.writeText).toHaveBeenCalledWith(address);
  });

  it.each([
    ['is not there', {}],
    ['refuses', { clipboard: { writeText: refusal('NotAllowedError') } }],
  ])('says so when the clipboard %s', async (_, device) => {
    expect(await share(device)).toBe('failed');
  });
});
