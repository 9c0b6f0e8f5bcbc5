import type { ZodForm } from '@tezga/ui';

const stays = () => undefined;

/** The form as it is, with fields that take nothing. */
export function lockedForm<Values>(form: ZodForm<Values>): ZodForm<Values> {
  return {
    ...form,
    setValue: stays,
    field: (path) => ({ ...form.field(path), onChange: stays }),
    tick: (path) => ({ ...form.tick(path), onChange: stays }),
  };
}
