/** What a phone sends on its own: which operation, whose, and when it was done by the phone's clock. */
export const operationHeaders = { id: 'x-operation', by: 'x-operation-by', madeAt: 'x-operation-at' } as const

/** What the office answers. `moved`: it changed the record, so that the version of it went up by one. */
export type OperationAnswer =
  | { state: 'done'; moved: boolean; to: string | null; said: string | null }
  | { state: 'refused'; code: string | null; fields: Record<string, string[] | undefined>; problem: string | null }
  /** Somebody else has signed in, or nobody: it waits for whoever did it. */
  | { state: 'not-theirs' }

/** The codes by which areas say that a record is no longer as its writer saw it. */
export const isChangedMeanwhile = (code: string | null) => code?.endsWith('.changed-meanwhile') === true

/** «/admin/cars/:id» stands for every address that differs in its last part alone. */
export const isPhonePage = (pages: readonly string[], pathname: string) =>
  pages.some((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`).test(pathname))
