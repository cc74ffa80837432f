import { product } from '~/domain/brand';

export const signInLayoutCopy = { home: `${product.name}, home` };
