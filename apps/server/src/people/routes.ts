import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { adminEditProfile } from './admin-edit-profile.ts';
import { changeDefaultPassword } from './change-default-password.ts';
import { changePassword } from './change-password.ts';
import { editProfile } from './edit-profile.ts';
import { myProfile } from './my-profile.ts';
import { remove } from './remove.ts';
import { resetPassword } from './reset-password.ts';
import { search } from './search.ts';

export const peopleHandlers: Handlers<typeof contract.people> = {
  myProfile,
  editProfile,
  changePassword,
  changeDefaultPassword,
  resetPassword,
  search,
  adminEditProfile,
  remove,
};
