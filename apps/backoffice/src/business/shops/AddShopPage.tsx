import { ShopForm } from './ShopForm.tsx';

export function AddShopPage() {
  return <ShopForm shop={null} />;
}
