export { Comments } from './CommentsSection.tsx';
