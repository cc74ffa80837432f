import { manyAgencies } from '~/domain/agency/agency.sample';

export const rows = manyAgencies(100_000, '2026-06-15');
