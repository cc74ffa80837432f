import { drawQr } from '~/domain/codes/qr';

import { storeNames } from './stores';
import type { Store, StoreId } from './stores';

const createStore = (id: StoreId, href: string): Store => ({ id, name: storeNames[id], href, code: drawQr(href) });

export const sampleAppStore = createStore('appStore', 'https://appstore.example.com/app/id1234567890');

const samplePlayStore = createStore('playStore', 'https://playstore.example.com/details?id=com.example.tags');

export const sampleStores: readonly Store[] = [sampleAppStore, samplePlayStore];
