export { AlertsBell } from './AlertsBell.tsx';
export { AttentionPanel } from './AttentionPanel.tsx';
export { useAlerts } from './queries.ts';
export { AuthorityState } from './AuthorityState.tsx';
export { WaitingBadge } from './WaitingBadge.tsx';
