import { roundShape, createRoundedRectangle, createLabelSheetFactory } from './labelSheet';
import type { LabelSheet } from './labelSheet';

const averyLetter = createLabelSheetFactory('Avery', 'Letter');
const onlineLabelsLetter = createLabelSheetFactory('Online Labels', 'Letter');
const endischA5 = createLabelSheetFactory('Endisch', 'A5');

/**
 * Label sheets on US Letter paper, and one on A5 paper. Source of the measurements: the Debian package glabels-data,
 * version 3.4.1 (avery-us-templates.xml, online-templates.xml and endisch-templates.xml), converted from inches
 * and rounded to 0.001 mm.
 */
export const letterSheets: readonly LabelSheet[] = [
  averyLetter(
    '5160 5260 5510 5520 5560 5810 5920 5960 5970 5979 5980 8160 8250 8460 8560 8660 18160 18660 25160',
    [66.675, 25.4],
    [3, 10],
    [3.969, 12.7],
    [70.644, 25.4],
    createRoundedRectangle(1.59),
  ),
  averyLetter(
    '5161 5261 5961 8161 8461 18161',
    [101.6, 25.4],
    [2, 10],
    [3.969, 12.7],
    [106.362, 25.4],
    createRoundedRectangle(1.59),
  ),
  averyLetter(
    '5162 5262 5512 5522 5922 5962 8162 8252 8462 8662 15162 18162 18662',
    [101.6, 33.867],
    [2, 7],
    [3.969, 21.167],
    [106.362, 33.867],
    createRoundedRectangle(1.59),
  ),
  averyLetter(
    '5163 5263 5513 5523 5923 5963 8163 8253 8463 8663 15163 18163 18663',
    [101.6, 50.8],
    [2, 5],
    [4.127, 12.7],
    [106.362, 50.8],
    createRoundedRectangle(3.17),
  ),
  averyLetter(
    '5164 5264 5514 5524 6464 8164 8254 8464',
    [101.6, 84.667],
    [2, 3],
    [3.969, 12.7],
    [106.362, 84.667],
    createRoundedRectangle(1.59),
  ),
  averyLetter('5159', [101.6, 38.1], [2, 7], [3.969, 6.35], [106.362, 38.1], createRoundedRectangle(1.59)),
  averyLetter(
    '5167 5267 5667 6467 8167 8667 8927 15167 18167 18667',
    [44.45, 12.7],
    [4, 20],
    [7.144, 12.7],
    [52.387, 12.7],
    createRoundedRectangle(1.59),
  ),
  averyLetter(
    '5366 5066 5166 5266 5666 5766 5866 5966 8066 8366',
    [87.312, 16.933],
    [2, 15],
    [13.494, 12.7],
    [101.6, 16.933],
    createRoundedRectangle(1.59),
  ),
  averyLetter('8195', [44.45, 16.916], [4, 15], [7.544, 13.487], [51.587, 16.916], createRoundedRectangle(1.6)),
  averyLetter('6570', [44.45, 31.75], [4, 8], [12.7, 12.7], [49.225, 31.75], createRoundedRectangle(1.57)),
  averyLetter('6871', [60.325, 31.75], [3, 6], [9.461, 28.575], [68.326, 38.1], createRoundedRectangle(1.59)),
  averyLetter('6873', [95.25, 50.8], [2, 4], [9.525, 28.575], [101.6, 57.15], createRoundedRectangle(1.59)),
  averyLetter('6874', [95.25, 76.2], [2, 3], [9.525, 15.875], [101.6, 85.725], createRoundedRectangle(1.59)),
  averyLetter('6879 8769', [95.25, 31.75], [2, 6], [9.525, 28.575], [101.6, 38.1], createRoundedRectangle(1.59)),
  averyLetter(
    '5395 5095 5895 8395',
    [85.725, 59.267],
    [2, 4],
    [17.462, 14.817],
    [95.25, 63.5],
    createRoundedRectangle(4.76),
  ),
  averyLetter(
    '5196 5096 5896 8196',
    [69.85, 69.85],
    [3, 3],
    [3.175, 12.7],
    [69.85, 76.2],
    createRoundedRectangle(1.59),
  ),
  averyLetter('8293 3112', [38.1, 38.1], [4, 5], [12.7, 19.05], [50.8, 50.8], roundShape),
  averyLetter('5293 5193', [41.275, 41.275], [4, 6], [10.559, 13.945], [51.168, 42.047], roundShape),
  averyLetter('5294 5194', [63.5, 63.5], [3, 4], [5.334, 10.795], [69.85, 63.881], roundShape),
  averyLetter('5295 5195', [84.137, 84.137], [2, 3], [16.271, 12.304], [99.22, 85.329], roundShape),
  onlineLabelsLetter('OL875', [65.875, 25.4], [3, 10], [5.582, 12.7], [69.431, 25.4], createRoundedRectangle(3.17)),
  onlineLabelsLetter('OL25', [44.45, 12.7], [4, 20], [8.334, 12.7], [51.594, 12.7], createRoundedRectangle(1.19)),
  onlineLabelsLetter('OL1905', [44.45, 31.75], [4, 8], [11.887, 12.7], [49.212, 31.75], createRoundedRectangle(3.17)),
  onlineLabelsLetter('OL5425', [25.4, 25.4], [8, 10], [6.35, 12.7], [25.4, 25.4]),
  onlineLabelsLetter('OL2681', [38.1, 38.1], [4, 6], [19.842, 12.7], [46.037, 43.18], createRoundedRectangle(1.59)),
  onlineLabelsLetter('OL330', [50.8, 50.8], [4, 5], [6.35, 6.35], [50.8, 53.975], createRoundedRectangle(1.59)),
  onlineLabelsLetter('OL291', [63.5, 63.5], [3, 4], [9.525, 6.35], [66.675, 67.733], createRoundedRectangle(3.17)),
  onlineLabelsLetter('OL5275', [19.05, 19.05], [9, 12], [15.875, 16.662], [20.65, 20.65], roundShape),
  onlineLabelsLetter('OL1025', [25.4, 25.4], [7, 9], [9.525, 12.7], [28.575, 28.575], roundShape),
  onlineLabelsLetter('OL2088', [38.1, 38.1], [5, 6], [6.35, 17.462], [41.275, 41.275], roundShape),
  onlineLabelsLetter('OL325', [41.275, 41.275], [4, 6], [10.465, 12.86], [51.232, 42.481], roundShape),
  onlineLabelsLetter('OL5375', [50.8, 50.8], [4, 5], [3.969, 9.525], [52.387, 52.387], roundShape),
  onlineLabelsLetter('OL2279', [76.2, 76.2], [2, 3], [19.05, 12.7], [101.6, 88.9], roundShape),
  endischA5('B104147A5', [148, 105], [1, 2], [0, 0], [148, 105]),
];
