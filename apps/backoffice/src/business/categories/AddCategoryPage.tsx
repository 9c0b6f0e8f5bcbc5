import { CategoryForm } from './CategoryForm.tsx';

export function AddCategoryPage() {
  return <CategoryForm category={null} />;
}
