export { setSelfCarePassword, setSlowStart, slowStartMs } from './accounts.ts';
export { setPersonFacts, type PersonFacts } from './people.ts';
export { serveSelfCare } from './serve-self-care.ts';
