export const fleetPath = '/fleet';
