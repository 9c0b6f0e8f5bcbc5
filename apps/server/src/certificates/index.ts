export { businessSigner, type BusinessSigner } from './business-signer.ts';
export { resealKeys } from './reseal-keys.ts';
export { certificateStanding } from './certificate-standing.ts';
export { certificatesHandlers } from './routes.ts';
export { storeKeyFile } from './store-key-file.ts';
