import { applyQuickFix } from './issues';
import type { CodeChanges } from './issues';
import { findIssues } from './findIssues';
import { findCodeProblems } from '../codes/findCodeProblems';
import { defaultPrintSettings } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';

/** Changes that a test makes to the default print settings. */
export type PrintSettingsChanges = Partial<Omit<PrintSettings, 'qr' | 'barcode'>> & CodeChanges;

export const makePrintSettings = ({ qr = {}, barcode = {}, ...changes }: PrintSettingsChanges): PrintSettings =>
  applyQuickFix({ ...defaultPrintSettings, ...changes }, { qr, barcode });

/** Sizes of a QR code for a tag URL of 30 characters, and of a barcode for a hexacode of ten characters, in modules. */
export const sampleCodeModules = { qr: 29, barcode: 145 };

/** Numbers codes from 1, and returns their problems. */
export const findNumberedCodeProblems = (codes: readonly string[]) =>
  findCodeProblems(codes.map((code, index) => ({ code, number: index + 1 })));

/**
 * Returns the issues of a run with `changes` to the default settings, and two codes by default. `qr` is the number of
 * modules per side of the QR code.
 */
export function findIssuesWith(
  changes: PrintSettingsChanges,
  {
    hasImage = false,
    codes = ['A1F0E3B001', 'A1F0E3B002'],
    qr = 29,
  }: { hasImage?: boolean; codes?: readonly string[]; qr?: number } = {},
) {
  return findIssues({
    settings: makePrintSettings(changes),
    modules: { ...sampleCodeModules, qr },
    hasImage,
    codeProblems: findNumberedCodeProblems(codes),
  });
}

export const shownBarcode = { shown: true };
export const wideBarcode = { ...shownBarcode, width: 41.3, x: 8 };
