import { formatCount } from '~/domain/number/amounts';
import { formatNumber } from '~/domain/number/formatNumber';
import type { CodeImage } from '~/domain/printing/codes/codeImage';
import { getPixelSize } from '~/domain/printing/codes/codePng';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

/** Describes the files of one code, continuing 'a file with': for example 'its QR code and one with its barcode'. */
function describeFiles({ barcode }: PrintSettings): string {
  if (!barcode.shown) return 'its QR code';
  return `its QR code and one with its ${barcode.symbology === 'dataMatrix' ? 'Data Matrix code' : 'barcode'}`;
}

export const downloadCopy = {
  title: 'Download codes',
  summary: (count: number, settings: PrintSettings) =>
    `${count === 1 ? '1 code' : `${formatCount(count)} codes`} in a ZIP file: for each code, a file with ${describeFiles(settings)}, and a list of all files.`,
  format: {
    label: 'File type',
    options: [
      { value: 'svg', label: 'SVG' },
      { value: 'png', label: 'PNG' },
    ],
  },
  sizes: {
    svg: ({ size }: CodeImage) => `QR codes are ${formatNumber(size.width)} mm wide and stay sharp at any size.`,
    png: (image: CodeImage, dpi: number) => {
      const { width } = getPixelSize(image, dpi);
      const mmText = formatNumber((width / dpi) * 25.4, 1);
      return `QR codes are ${formatCount(width)} px wide, which is ${mmText} mm at ${dpi} dpi. Each square has whole pixels.`;
    },
  },
  progress: 'Codes packed',
  packing: (packedCount: number, count: number) => `Packing ${formatCount(packedCount)} of ${formatCount(count)} codes`,
  failed: "We couldn't make the ZIP file. Check your connection and try again.",
  cancel: 'Cancel',
  download: 'Download',
} as const;
