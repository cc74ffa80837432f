/**
 * Numbers of the requirements in the specification's acceptance list, by the prefix of their ids: PUB-01, PUB-02 and so
 * on. Stories and test titles contain the ids of the requirements that they test.
 */
const numbersByPrefix = {
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

type NumbersByPrefix = typeof numbersByPrefix;
type TwoDigits<N extends number> = N extends 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 ? `0${N}` : `${N}`;
type AcceptanceId = {
  [Prefix in keyof NumbersByPrefix]: `${Prefix}-${TwoDigits<NumbersByPrefix[Prefix][number]>}`;
}[keyof NumbersByPrefix];

export const acceptanceIds: readonly string[] = Object.entries(numbersByPrefix).flatMap(([prefix, numbers]) =>
  numbers.map((number) => `${prefix}-${String(number).padStart(2, '0')}`),
);

declare module 'storybook/internal/types' {
  interface Parameters {
    acceptance?: readonly AcceptanceId[];
  }
}
