/* Measures one writer in a process of its own, and prints the result as JSON. The arguments are its name and the number of stickers. */
import { argv } from 'node:process';

import { readPeakMemory } from './peakMemory';
import { createDesign } from './design';
import { measureWriter } from './pdfWriters';
import type { WriterName } from './pdfWriters';

const [, , name, count] = argv;
const times = await measureWriter(name as WriterName, { count: Number(count), design: createDesign() });
console.log(JSON.stringify({ ...times, peakBytes: readPeakMemory('self') }));
