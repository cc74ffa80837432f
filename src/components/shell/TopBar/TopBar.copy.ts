import { product } from '~/domain/brand';

export const topBarCopy = { home: `${product.name}, home` };
