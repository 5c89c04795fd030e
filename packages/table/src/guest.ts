/** Whoever comes to a table: an opaque id that only hosts know, and a name that everybody sees. */
export interface Guest {
  readonly id: GuestId;
  readonly name: string;
}
export type GuestId = string;
