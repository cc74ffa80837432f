import { checkBarcodeText } from '../../codes/code128';
import type { RunCode } from './codeList';

/**
 * A problem of the codes of a run: there are no codes, or some are empty, are duplicates or cannot be encoded as a
 * barcode. `indices` contains the zero-based positions of the affected codes in the run. The first of several equal
 * codes is not a duplicate.
 */
export type CodeProblem = {
  problem: 'no-codes' | 'empty' | 'duplicate' | 'no-barcode';
  indices: readonly number[];
};

const isEmpty = ({ code }: Pick<RunCode, 'code'>) => code.trim() === '';

/**
 * Returns the problems of the codes of a run. Codes are checked as barcodes even if barcodes are not shown. A code that
 * is listed again with the same number is no duplicate: a reprint can list a code once for each of its stickers.
 */
export function findCodeProblems(codes: readonly Pick<RunCode, 'code' | 'number'>[]): CodeProblem[] {
  if (codes.length === 0) return [{ problem: 'no-codes', indices: [] }];
  const firstNumbers = new Map<string, number>();
  for (const { code, number } of codes) if (!firstNumbers.has(code)) firstNumbers.set(code, number);
  const isDuplicate = ({ code, number }: (typeof codes)[number]) => firstNumbers.get(code) !== number;
  const findIndices = (isAffected: (code: (typeof codes)[number]) => boolean) =>
    codes.flatMap((code, index) => (isAffected(code) ? [index] : []));
  const problems: CodeProblem[] = [
    { problem: 'empty', indices: findIndices(isEmpty) },
    { problem: 'duplicate', indices: findIndices((code) => !isEmpty(code) && isDuplicate(code)) },
    {
      problem: 'no-barcode',
      indices: findIndices((code) => !isEmpty(code) && checkBarcodeText(code.code) !== undefined),
    },
  ];
  return problems.filter(({ indices }) => indices.length > 0);
}
