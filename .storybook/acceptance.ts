/**
 * Numbers of the requirements in the specification's acceptance list, by prefix: the ids with the prefix PUB are
 * PUB-01, PUB-02 and so on. Stories and test titles name the ids of the requirements that they test.
 */
const numbersByFamily = {
  PUB: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
  LOG: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  ADM: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
  AGY: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  PRN: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  STA: [1, 2, 3, 4],
  GRD: [1, 2, 3, 4],
  VAL: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  CON: [1, 2, 3, 4, 5, 6],
  SET: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
} as const;

type NumbersByFamily = typeof numbersByFamily;
type TwoDigits<N extends number> = N extends 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 ? `0${N}` : `${N}`;
type AcceptanceId = {
  [Family in keyof NumbersByFamily]: `${Family}-${TwoDigits<NumbersByFamily[Family][number]>}`;
}[keyof NumbersByFamily];

export const acceptanceIds: readonly string[] = Object.entries(numbersByFamily).flatMap(([family, numbers]) =>
  numbers.map((number) => `${family}-${String(number).padStart(2, '0')}`),
);

declare module 'storybook/internal/types' {
  interface Parameters {
    acceptance?: readonly AcceptanceId[];
  }
}
