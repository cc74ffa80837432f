/** Icons of product features, as paths for PixelIcon. */
export const featureIcons = {
  phone: 'M2 0h7v1h-7zM2 1h1v9h-1zM8 1h1v9h-1zM4 2h3v3h-3zM5 9h1v1h-1zM2 10h7v1h-7z',
  lock: 'M3 0h5v1h-5zM2 1h1v3h-1zM8 1h1v3h-1zM0 4h11v1h-11zM0 5h1v5h-1zM10 5h1v5h-1zM5 6h1v3h-1zM0 10h11v1h-11z',
  change:
    'M7 0h1v1h-1zM7 1h2v1h-2zM0 2h10v1h-10zM7 3h2v1h-2zM7 4h1v1h-1zM3 6h1v1h-1zM2 7h2v1h-2zM1 8h10v1h-10zM2 9h2v1h-2zM3 10h1v1h-1z',
} as const;
