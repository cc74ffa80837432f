import type { SectorId } from '~/domain/partner/sectors';

/** The icon of each sector, as a path for PixelIcon. */
export const sectorIcons: Record<SectorId, string> = {
  automotive:
    'M2 1h7v1h-7zM1 2h2v1h-2zM8 2h2v1h-2zM1 3h1v1h-1zM9 3h1v1h-1zM0 4h2v1h-2zM9 4h2v1h-2zM0 5h11v1h-11zM0 6h1v2h-1zM2 6h2v2h-2zM7 6h2v2h-2zM10 6h1v2h-1zM0 8h11v1h-11zM1 9h2v2h-2zM8 9h2v2h-2z',
  retail:
    'M3 0h5v1h-5zM2 1h2v1h-2zM7 1h2v1h-2zM2 2h1v1h-1zM8 2h1v1h-1zM0 3h11v1h-11zM0 4h2v1h-2zM9 4h2v1h-2zM0 5h1v5h-1zM3 5h1v2h-1zM7 5h1v2h-1zM10 5h1v5h-1zM3 7h2v1h-2zM6 7h2v1h-2zM4 8h3v1h-3zM0 10h11v1h-11z',
  pets: 'M3 0h1v1h-1zM7 0h1v1h-1zM2 1h3v2h-3zM6 1h3v2h-3zM0 3h2v3h-2zM3 3h1v1h-1zM7 3h1v1h-1zM9 3h2v3h-2zM4 5h3v1h-3zM3 6h5v1h-5zM2 7h7v1h-7zM1 8h9v2h-9zM2 10h3v1h-3zM6 10h3v1h-3z',
  hospitality:
    'M5 0h1v1h-1zM4 1h3v1h-3zM3 2h5v1h-5zM2 3h2v1h-2zM7 3h2v1h-2zM1 4h2v1h-2zM8 4h2v1h-2zM1 5h1v1h-1zM9 5h1v1h-1zM0 6h2v1h-2zM9 6h2v1h-2zM0 7h11v1h-11zM0 9h11v2h-11z',
  workplace:
    'M1 0h9v1h-9zM0 1h3v1h-3zM8 1h3v1h-3zM0 2h1v2h-1zM2 2h1v2h-1zM8 2h1v2h-1zM10 2h1v2h-1zM0 4h3v1h-3zM8 4h3v1h-3zM2 5h2v1h-2zM7 5h2v1h-2zM3 6h5v1h-5zM5 7h1v2h-1zM3 9h5v1h-5zM2 10h7v1h-7z',
  navigation:
    'M3 0h5v1h-5zM2 1h2v1h-2zM7 1h2v1h-2zM1 2h2v1h-2zM8 2h2v1h-2zM1 3h1v3h-1zM4 3h3v3h-3zM9 3h1v3h-1zM1 6h2v1h-2zM8 6h2v1h-2zM2 7h2v1h-2zM7 7h2v1h-2zM3 8h2v1h-2zM6 8h2v1h-2zM4 9h3v1h-3zM5 10h1v1h-1z',
};
