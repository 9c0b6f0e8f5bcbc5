/** What a device of the fleet may need a person for, the most urgent first. */
export const fleetFaults = ['queue', 'certificate', 'clock', 'unregistered', 'silent'] as const;
export type FleetFault = (typeof fleetFaults)[number];
