import { describe, expect, it, vi } from 'vitest';

import { shareCode } from './shareCode';
import type { SharingNavigator } from './shareCode';

const url = 'https://tag.example.com/t/7F3A9C21';
const png = new File(['png'], '7F3A9C21.png');
const createPng = () => Promise.resolve(png);

const share = (device: SharingNavigator, createPicture = createPng) => shareCode(device, url, createPicture);
const rejectWith = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)));
const createClipboard = () => ({ writeText: vi.fn(() => Promise.resolve()) });

describe('AGY-06 shareCode', () => {
  it('shares a picture where files are supported', async () => {
    const device = { share: vi.fn(() => Promise.resolve()), canShare: () => true };
    expect(await share(device)).toBe('shared');
    expect(device.share).toHaveBeenCalledWith({ files: [png], text: url });
  });

  it.each([
    ['cannot share files', { canShare: () => false }, createPng],
    ['has no canShare', {}, createPng],
    ['cannot draw the picture', { canShare: () => true }, () => Promise.reject(new Error('no canvas'))],
  ])('shares the URL when the device %s', async (_, features, createPicture) => {
    const device = { share: vi.fn(() => Promise.resolve()), ...features };
    expect(await share(device, createPicture)).toBe('shared');
    expect(device.share).toHaveBeenCalledWith({ url });
  });

  it.each([
    ['closing the share dialog', 'AbortError'],
    ['a share dialog that is already open', 'InvalidStateError'],
  ])('treats %s as dismissed', async (_, name) => {
    const device = { share: rejectWith(name), clipboard: createClipboard() };
    expect(await share(device)).toBe('dismissed');
    expect(device.clipboard.writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['has no share dialog', {}],
    ['rejects the data', { share: rejectWith('NotAllowedError') }],
  ])('copies the URL when the device %s', async (_, features) => {
    const device = { ...features, clipboard: createClipboard() };
    expect(await share(device)).toBe('copied');
    expect(device.clipboard.writeText).toHaveBeenCalledWith(url);
  });

  it.each([
    ['is missing', {}],
    ['rejects', { clipboard: { writeText: rejectWith('NotAllowedError') } }],
  ])('fails when the clipboard %s', async (_, device) => {
    expect(await share(device)).toBe('failed');
  });
});
