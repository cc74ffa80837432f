import type { SavedCar } from './car';

export const sampleCars: readonly SavedCar[] = [
  { id: '1', emirate: 'abuDhabi', code: '16', number: '12345', nickname: 'Family car' },
  { id: '2', emirate: 'dubai', code: 'B', number: '777', nickname: '' },
];
