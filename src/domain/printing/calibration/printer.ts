import { objectOf, trimmedTextUpTo } from '../../parsers';
import type { ParsedBy } from '../../parsers';
import { readNamedEntries } from '../../text/readNamedEntries';
import { checkName, findByName, makeNameUnique, sortByName } from '../../text/uniqueNames';
import { isDay } from '../../time/days';
import { limits } from '../settings/limits';
import { sizeWithin } from '../settings/paper';
import { getCalibrationMatrix, parseCalibration } from './calibration';

/** Maximum length of the name of a printer, in characters. The names become parts of file names. */
export const maxPrinterNameLength = 40;

/** Maximum number of printers, so that the select stays usable and the entry in the local storage small. */
export const maxPrinters = 50;

const parsePrinter = objectOf({
  name: trimmedTextUpTo(maxPrinterNameLength),
  calibration: parseCalibration,
  /** Paper size of the test page in mm. On other paper, the printer's offset differs, so the correction is wrong. */
  paper: sizeWithin(limits.paper),
  measuredOn: (input: unknown): string | undefined => (isDay(input) ? input : undefined),
});

/** A printer of the user with its correction. Names are unique, ignoring upper and lower case. */
export type Printer = ParsedBy<typeof parsePrinter>;

/** The printers of a device, sorted by name. `selected` is the name of the selected printer; null: no correction. */
export type PrinterList = { printers: readonly Printer[]; selected: string | null };

export const noPrinters: PrinterList = { printers: [], selected: null };

export const findSelectedPrinter = ({ printers, selected }: PrinterList): Printer | undefined =>
  selected === null ? undefined : findByName(printers, selected);

/** Checks the name of a new printer, or the new name of the existing printer `renamed`. See `checkName`. */
export const checkPrinterName = (name: string, printers: readonly Printer[], renamed?: Printer) =>
  checkName(name, maxPrinterNameLength, printers, renamed && findByName(printers, renamed.name));

/** Adds a printer and selects it. Removes the printer `previous`, for example one that was renamed. */
export function putPrinter({ printers }: PrinterList, printer: Printer, previous?: Printer): PrinterList {
  const trimmedPrinter = { ...printer, name: printer.name.trim() };
  return {
    printers: sortByName([...printers.filter(({ name }) => name !== previous?.name), trimmedPrinter]),
    selected: trimmedPrinter.name,
  };
}

/** Adds a removed printer again and selects it. If its name is taken by now, the name gets a number. */
export const restorePrinter = (list: PrinterList, printer: Printer): PrinterList =>
  putPrinter(list, { ...printer, name: makeNameUnique(printer.name, maxPrinterNameLength, list.printers) });

/** Removes a printer. If it was selected, no printer is selected afterwards, and prints have no correction. */
export const removePrinter = ({ printers, selected }: PrinterList, printer: Printer): PrinterList => ({
  printers: printers.filter(({ name }) => name !== printer.name),
  selected: selected === printer.name ? null : selected,
});

/** True if both printers have the same name and correction, or if both are undefined. */
export const isSamePrinter = (a: Printer | undefined, b: Printer | undefined): boolean =>
  a?.name === b?.name &&
  (a && getCalibrationMatrix(a.calibration).join()) === (b && getCalibrationMatrix(b.calibration).join());

/** Reads stored printers, at most `maxPrinters`, and the name of the selected one. See `readNamedEntries`. */
export function readPrinters(stored: unknown, selected: unknown): { list: PrinterList; skipped: readonly unknown[] } {
  const entryLimits = { maxEntries: maxPrinters, maxNameLength: maxPrinterNameLength };
  const { entries, skippedEntries } = readNamedEntries(stored, parsePrinter, entryLimits);
  const selectedPrinter = typeof selected === 'string' ? findByName(entries, selected) : undefined;
  return { list: { printers: sortByName(entries), selected: selectedPrinter?.name ?? null }, skipped: skippedEntries };
}
