import { useState } from 'react';

import { getNumberError } from '~/components/inputs/NumberField/NumberField.copy';
import { checkNumber } from '~/domain/number/checkNumber';
import type { NumberLimits } from '~/domain/number/numberLimits';
import type { Calibration } from '~/domain/printing/calibration/calibration';
import {
  findCorrection,
  measurementNames,
  getNominalMeasurements,
  wasProbablyScaled,
} from '~/domain/printing/calibration/measurements';
import type { MeasurementName } from '~/domain/printing/calibration/measurements';
import { checkPrinterName } from '~/domain/printing/calibration/printer';
import type { Printer } from '~/domain/printing/calibration/printer';
import type { TestPage } from '~/domain/printing/calibration/testPage';

import { printerDialogCopy as copy } from './printerDialog.copy';
import { printerFieldCopy } from './PrinterField.copy';

type LengthTexts = Readonly<Record<MeasurementName, string>>;

/** Kind of test page that the user measures: printed without correction ('plain'), or with the current correction. */
export type MeasuredPage = 'plain' | 'corrected';

const emptyTexts: LengthTexts = { left: '', top: '', across: '', down: '' };

/** Wide limits for a typed length. `findCorrection` finds lengths that are implausible for the test page. */
const lengthLimits: NumberLimits = { min: 0, max: 5000, unit: 'mm' };

/** Returns the state of the form that adds a printer, or measures `printer` again. */
export function usePrinterForm(printer: Printer | undefined, printers: readonly Printer[], testPage: TestPage) {
  const [name, setName] = useState(printer?.name ?? '');
  const [page, setPage] = useState<MeasuredPage>(printer ? 'corrected' : 'plain');
  /** The correction with which the page 'corrected' is printed; undefined before there is one. */
  const [baseCorrection, setBaseCorrection] = useState(printer?.calibration);
  // Each kind of test page has its own lengths, so that they are kept when the user switches between the pages.
  const [textsByPage, setTextsByPage] = useState<Record<MeasuredPage, LengthTexts>>({
    plain: emptyTexts,
    corrected: emptyTexts,
  });
  const [blurredFields, setBlurredFields] = useState<ReadonlySet<MeasurementName>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [nameAttempt, setNameAttempt] = useState(0);

  const texts = textsByPage[page];
  const nominalLengths = getNominalMeasurements(testPage);
  const checkField = (field: MeasurementName) => checkNumber(texts[field], lengthLimits);
  const lengths = measurementNames.map((field) => [field, checkField(field).value] as const);
  // Missing lengths are replaced by the nominal ones, so that each length can be checked as soon as it is entered.
  const measuredLengths = {
    ...nominalLengths,
    ...Object.fromEntries(lengths.filter(([, value]) => value !== undefined)),
  };
  const correctionResult = findCorrection(
    nominalLengths,
    measuredLengths,
    page === 'corrected' ? baseCorrection : undefined,
  );
  const areAllFieldsEmpty = measurementNames.every((field) => texts[field].trim() === '');
  const areAllLengthsValid = lengths.every(([, value]) => value !== undefined);
  const isUnchanged = page === 'corrected' && areAllFieldsEmpty;
  const calibration: Calibration | undefined = isUnchanged
    ? baseCorrection
    : areAllLengthsValid && correctionResult.ok
      ? correctionResult.calibration
      : undefined;

  function getFieldError(field: MeasurementName): string | undefined {
    const [problem] = checkField(field).problems;
    if (problem?.kind === 'empty') return isUnchanged || attempt === 0 ? undefined : copy.emptyLength;
    if (attempt === 0 && !blurredFields.has(field)) return undefined;
    if (problem) return getNumberError(problem, lengthLimits);
    return !correctionResult.ok && correctionResult.implausibleNames.includes(field)
      ? copy.implausible(field, nominalLengths[field])
      : undefined;
  }

  const nameProblem = printer ? undefined : checkPrinterName(name, printers);

  return {
    name: printer?.name ?? name.trim(),
    nameField: { value: name, onChange: setName },
    nameError: nameProblem && printerFieldCopy.nameErrors[nameProblem],
    /** Number of submits, plus attempts to print a test page without a valid name. From 1 on, `nameError` is shown. */
    nameAttempt,
    onNameAttempt: () => setNameAttempt(nameAttempt + 1),
    page,
    onPageChange: setPage,
    baseCorrection,
    /** The correction with which the chosen test page is printed; undefined for the page 'plain'. */
    pageCorrection: page === 'corrected' ? baseCorrection : undefined,
    texts,
    nominalLengths,
    getFieldError,
    attempt,
    onSubmit: () => {
      setAttempt(attempt + 1);
      setNameAttempt(nameAttempt + 1);
    },
    onTextChange: (field: MeasurementName, text: string) =>
      setTextsByPage({ ...textsByPage, [page]: { ...texts, [field]: text } }),
    /** Called on blur. From then on, the field shows its errors also while the user types, unless it was left empty. */
    onBlur: (field: MeasurementName) => {
      if (texts[field].trim() !== '') setBlurredFields(new Set([...blurredFields, field]));
    },
    /** The correction to save; undefined while lengths are missing or implausible. */
    calibration,
    isUnchanged,
    isScaled: areAllLengthsValid && correctionResult.ok && wasProbablyScaled(measuredLengths, nominalLengths),
    /** Called when the user prints a test page corrected by `calibration`. The form then asks for its lengths. */
    onVerify: () => {
      setBaseCorrection(calibration);
      setPage('corrected');
      setTextsByPage({ ...textsByPage, corrected: emptyTexts });
      setBlurredFields(new Set());
      setAttempt(0);
    },
  };
}

export type PrinterFormState = ReturnType<typeof usePrinterForm>;
