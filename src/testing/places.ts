import type { RouteConfigEntry } from '@react-router/dev/routes'

type Place = { url: string; file: string }

/** Every URL under these entries, with the module that answers it. */
export function places(entries: RouteConfigEntry[], above = ''): Place[] {
  return entries.flatMap(({ path, file, children }) => {
    const url = path ? `${above}/${path}` : above
    return [{ url: url || '/', file }, ...places(children ?? [], url)]
  })
}

/** What somebody can type, in its order: layouts have no address of their own. */
export const urlsOf = (entries: RouteConfigEntry[]) =>
  places(entries)
    .flatMap(({ url, file }) => (file.includes('/routes/') ? url : []))
    .toSorted()
