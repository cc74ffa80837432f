import { manyAgencies } from '~/domain/agency/agency.sample';

export const agencyRows = manyAgencies(100_000, '2026-06-15');
