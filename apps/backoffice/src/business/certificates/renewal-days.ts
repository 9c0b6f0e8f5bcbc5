/** A warning comes this early, as the server counts too. */
export const renewalDays = 30;
