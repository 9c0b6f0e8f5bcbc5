import { ImportStudio } from '../../../kits/imports/ImportStudio.tsx';
import { articleImport } from './article-import.ts';

export function ImportArticlesPage() {
  return <ImportStudio kind={articleImport} />;
}
