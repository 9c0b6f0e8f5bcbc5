/** The faults of a device that need a person, the most urgent first. */
export const fleetFaults = ['queue', 'certificate', 'clock', 'unregistered', 'silent'] as const;
export type FleetFault = (typeof fleetFaults)[number];
