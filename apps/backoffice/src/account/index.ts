export { Invitations } from './Invitations.tsx';
export { SetUpSecondFactor } from './SetUpSecondFactor.tsx';
export { accountPath } from './account-path.ts';
