import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

/** Size in mm of the visible part of the pages of `createArtwork`, after rotation. */
export const artworkSize = { width: 50, height: 60 };
const pointsPerMm = 72 / 25.4;

const font = readFileSync('src/components/printing/text/fonts/figtree-regular.ttf');

/** Returns a stream object of a PDF with the given dictionary entries and content. */
const makeStream = (entries: string, content: string) =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** Creates a PDF file from its objects, which get the numbers 1, 2 and so on. The first one is the catalog. */
export function joinPdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xrefOffset = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${xrefOffset}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export type SamplePageOptions = {
  rotate?: 0 | 90 | 180 | 270;
  userUnit?: number;
  /** Distance in points from the origin to the visible part of the page. */
  offset?: { x: number; y: number };
  /** Additional dictionary entries for the catalog (`catalog`) and the first page (`page`), such as actions. */
  catalog?: string;
  page?: string;
  pageCount?: number;
};

/** Returns the size of the visible part before rotation, in user space units. */
export function getUserSpaceSize(rotate: number, userUnit: number) {
  const [width, height] = [artworkSize.width, artworkSize.height].map((mm) => (mm * pointsPerMm) / userUnit) as [
    number,
    number,
  ];
  return rotate % 180 === 0 ? { width, height } : { width: height, height: width };
}

/**
 * Creates a PDF as drawing programs write it: pages inherit resources, boxes and rotation, and a content stream ends
 * between two operands. The first page has a transparency group, text, an image with a soft mask, a shadow with a
 * luminosity mask, a hidden layer, and a form XObject with its own resources.
 */
export function createArtwork({
  rotate = 0,
  userUnit = 1,
  offset = { x: 0, y: 0 },
  ...options
}: SamplePageOptions = {}): Buffer {
  const { width, height } = getUserSpaceSize(rotate, userUnit);
  const { x, y } = offset;
  const cropBox = `[${x} ${y} ${x + width} ${y + height}]`;
  const mediaBox = `[${x - 30} ${y - 20} ${x + width + 10} ${y + height + 40}]`;
  const [unitX, unitY] = [width / 100, height / 100];
  const start = `q ${unitX} 0 0 ${unitY} ${x} ${y} cm 0.1 0.2 0.6 rg 5 5 90 90 re f 1 0.8 0 rg 60`;
  const middle =
    ' 60 30 30 re f q 20 0 0 20 10 70 cm /Image Do Q /Form Do /Shadow gs 0.8 0 0 rg 55 10 35 30 re f /None gs';
  const end = '/OC /Hidden BDC 1 0 0 rg 0 0 100 20 re f EMC 1 g BT /Font 9 Tf 10 50 Td (Scan me) Tj ET Q';
  const resources =
    '<< /Font << /Font 11 0 R >> /XObject << /Image 7 0 R /Form 9 0 R >> /ExtGState << /Shadow 10 0 R /None << /SMask /None >> >> /Properties << /Hidden 13 0 R >> >>';
  const pixels = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]);
  const image = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /Filter /FlateDecode';
  const group = '/Group << /S /Transparency /CS /DeviceRGB /I true >>';
  const pageCount = options.pageCount ?? 1;
  const kids = Array.from({ length: pageCount }, (_, index) => (index === 0 ? '3 0 R' : `${17 + index} 0 R`));
  return joinPdf([
    `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [13 0 R] /D << /OFF [13 0 R] >> >> ${options.catalog ?? ''} >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pageCount} /Resources 12 0 R /MediaBox ${mediaBox} /CropBox ${cropBox} /Rotate ${rotate} >>`,
    `<< /Type /Page /Parent 2 0 R /Contents [4 0 R 5 0 R 6 0 R] /UserUnit ${userUnit} ${group} ${options.page ?? ''} >>`,
    makeStream('', start),
    makeStream('/Filter /FlateDecode', deflateSync(Buffer.from(middle, 'latin1')).toString('latin1')),
    makeStream('', end),
    makeStream(`${image} /ColorSpace /DeviceRGB /SMask 8 0 R`, deflateSync(pixels).toString('latin1')),
    makeStream(`${image} /ColorSpace /DeviceGray`, deflateSync(Buffer.from([255, 128, 255, 255])).toString('latin1')),
    makeStream(
      '/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << /ExtGState << /Half << /ca 0.5 >> >> >>',
      '/Half gs 0 0.6 0.2 rg 10 10 30 30 re f',
    ),
    `<< /Type /ExtGState /SMask << /S /Luminosity /G 14 0 R >> >>`,
    `<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+Figtree /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 122 /Widths [${Array.from({ length: 91 }, () => 550).join(' ')}] /FontDescriptor 15 0 R >>`,
    resources,
    '<< /Type /OCG /Name (Cutting line) >>',
    makeStream(
      `/Type /XObject /Subtype /Form /BBox [0 0 100 100] ${group} /Resources << /Shading << /Fade << /ShadingType 2 /ColorSpace /DeviceGray /Coords [55 0 90 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >> /Extend [true true] >> >> >>`,
      '/Fade sh',
    ),
    '<< /Type /FontDescriptor /FontName /AAAAAA+Figtree /Flags 32 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 950 /Descent -250 /CapHeight 700 /StemV 80 /FontFile2 16 0 R >>',
    makeStream(`/Length1 ${font.length}`, font.toString('latin1')),
    // The second and further pages are green.
    makeStream('', `0 0.5 0.2 rg ${x} ${y} ${width} ${height} re f`),
    ...Array.from({ length: pageCount - 1 }, () => '<< /Type /Page /Parent 2 0 R /Contents 17 0 R >>'),
  ]);
}

/** Creates a PDF of one green page. The content is encoded with a predictor, which pdf-lib does not decode. */
export function createPdfWithPredictor(): Buffer {
  const content = Buffer.from('0 0.5 0.2 rg 0 0 500 600 re f    ', 'latin1');
  const columns = 11;
  const rows = Array.from({ length: content.length / columns }, (_, row) => {
    const bytes = content.subarray(row * columns, (row + 1) * columns);
    // The first byte selects PNG's filter 'Sub': each byte is the difference from the previous one.
    return [1, ...bytes.map((byte, index) => byte - (bytes[index - 1] ?? 0))];
  });
  const parameters = `/DecodeParms << /Predictor 15 /Colors 1 /BitsPerComponent 8 /Columns ${columns} >>`;
  return joinPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 500 600] >>',
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
    makeStream(`/Filter /FlateDecode ${parameters}`, deflateSync(Buffer.from(rows.flat())).toString('latin1')),
  ]);
}
