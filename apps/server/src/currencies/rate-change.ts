export interface Rate {
  readonly code: string;
  readonly rate: number;
}

export interface Change {
  readonly at: Date;
  readonly person: { readonly id: string; readonly name: string };
}
