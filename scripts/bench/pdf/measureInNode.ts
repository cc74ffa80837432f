/*
 * Measures one PDF writer, and prints the result as JSON. The arguments are the name of the writer and the number of
 * stickers. `measurePdf.ts` runs this script in a process of its own, so that the peak memory is that of this writer.
 */
import { argv } from 'node:process';

import { readPeakMemory } from './peakMemory';
import { createDesign } from './createDesign';
import { measureWriter } from './pdfWriters';
import type { WriterName } from './pdfWriters';

const [, , name, count] = argv;
const times = await measureWriter(name as WriterName, { count: Number(count), design: createDesign() });
console.log(JSON.stringify({ ...times, peakBytes: readPeakMemory('self') }));
