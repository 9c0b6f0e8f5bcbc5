/** The faults of a device that somebody must fix, the most urgent first. */
export const fleetFaults = ['queue', 'certificate', 'clock', 'unregistered', 'silent'] as const;
export type FleetFault = (typeof fleetFaults)[number];
