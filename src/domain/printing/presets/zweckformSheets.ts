import { roundShape, createRoundedRectangle, createLabelSheetFactory } from './labelSheet';
import type { LabelSheet } from './labelSheet';

const averyZweckform = createLabelSheetFactory('Avery Zweckform', 'A4');

/**
 * Label sheets of Avery Zweckform on A4 paper. Source of the measurements: LibreOffice,
 * extras/source/labels/labels.xml, where they are given in 0.01 mm. The file has no radii: rounded corners get 2 mm,
 * the radius of most A4 label sheets in the Debian package glabels-data, or less on the smallest labels.
 */
export const zweckformSheets: readonly LabelSheet[] = [
  averyZweckform('3474 3448 3449 3450 3451 4771', [70, 37.1], [3, 8], [0, 0], [70, 37.1]),
  averyZweckform('3475 3490', [70, 36], [3, 8], [0, 4.43], [70, 36]),
  averyZweckform('3422', [70, 35], [3, 8], [0, 8.43], [70, 35]),
  averyZweckform('3479', [70, 32], [3, 9], [0, 4.43], [70, 32]),
  averyZweckform('3481', [70, 41], [3, 7], [0, 4.93], [70, 41]),
  averyZweckform('3489', [70, 29.69], [3, 10], [0, 0], [70, 29.69]),
  averyZweckform('3652', [70, 42.41], [3, 7], [0, 0], [70, 42.41]),
  averyZweckform('3661', [70, 67.7], [3, 4], [0, 13.03], [70, 67.7]),
  averyZweckform('3664', [70, 33.8], [3, 8], [0, 13.23], [70, 33.8]),
  averyZweckform('3669', [70, 50.8], [3, 5], [0, 21.43], [70, 50.8]),
  averyZweckform('3651', [52.5, 29.69], [4, 10], [0, 0], [52.5, 29.69]),
  averyZweckform('3668', [52.5, 21.2], [4, 14], [0, 0], [52.5, 21.2]),
  averyZweckform('3657 4770 4780', [48.5, 25.4], [4, 10], [8, 21.43], [48.5, 25.4]),
  averyZweckform('3667 6090', [48.5, 16.9], [4, 16], [8, 13.23], [48.5, 16.9]),
  averyZweckform('3666', [38.1, 21.2], [5, 13], [9.75, 10.63], [38.1, 21.2]),
  averyZweckform('3658 4773 6091', [64.6, 33.8], [3, 8], [8.1, 13.23], [64.6, 33.8]),
  averyZweckform('3659 4772 4776 4781 6092', [97, 42.3], [2, 6], [8, 21.53], [97, 42.3]),
  averyZweckform('3660 4782', [97, 67.7], [2, 4], [8, 13.03], [97, 67.7]),
  averyZweckform('3484 3452 3453 3454 3455', [105, 37.1], [2, 8], [0, 0], [105, 37.1]),
  averyZweckform('3665', [105, 33.8], [2, 8], [0, 13.23], [105, 33.8]),
  averyZweckform('3423', [105, 35], [2, 8], [0, 8.43], [105, 35]),
  averyZweckform('3477', [105, 41], [2, 7], [0, 4.93], [105, 41]),
  averyZweckform('3653', [105, 42.41], [2, 7], [0, 0], [105, 42.41]),
  averyZweckform('3424', [105, 48], [2, 6], [0, 4.43], [105, 48]),
  averyZweckform('3425', [105, 57], [2, 5], [0, 5.93], [105, 57]),
  averyZweckform('3426', [105, 70], [2, 4], [0, 8.43], [105, 70]),
  averyZweckform('3427', [105, 74.2], [2, 4], [0, 0], [105, 74.2]),
  averyZweckform('4730', [17.78, 10], [10, 27], [4.67, 13.43], [20.32, 10], createRoundedRectangle(1.6)),
  averyZweckform('4731 6008 6036 6037', [25.4, 10], [7, 27], [8.48, 13.43], [27.94, 10], createRoundedRectangle(1)),
  averyZweckform('4732', [35.56, 16.93], [5, 16], [11.02, 12.99], [38.1, 16.93], createRoundedRectangle(1.5)),
  averyZweckform(
    '4720 4736 4791 6009 6038 6039 6040 6041 6102 6103 6113',
    [45.72, 21.17],
    [4, 12],
    [9.75, 21.41],
    [48.26, 21.17],
    createRoundedRectangle(2),
  ),
  averyZweckform(
    '4721 4737 4784 4792 6003 6004 6011 6104 6105 6114',
    [63.5, 29.63],
    [3, 9],
    [7.21, 15.1],
    [66.04, 29.63],
    createRoundedRectangle(2),
  ),
  averyZweckform('4722 4744 6012', [96, 50.8], [2, 5], [7.73, 21.43], [98.54, 50.8], createRoundedRectangle(2)),
  averyZweckform('4743 4793 6106 6107', [96, 42.33], [2, 6], [7.73, 21.44], [98.54, 42.33], createRoundedRectangle(2)),
  averyZweckform('4745 4794', [96, 63.5], [2, 4], [7.73, 21.43], [98.54, 63.5], createRoundedRectangle(2)),
  averyZweckform('6023', [63.5, 38.1], [3, 7], [7.21, 15.08], [66.04, 38.1], createRoundedRectangle(2)),
  averyZweckform('4790 6112', [40, 40], [4, 6], [16, 13.43], [46, 46], roundShape),
  averyZweckform('4799', [96, 63.5], [2, 4], [7.73, 15.09], [98.54, 67.73], roundShape),
];
