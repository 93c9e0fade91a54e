import type { RouteConfigEntry } from '@react-router/dev/routes'

type Place = { url: string; file: string }

/** Every URL under these entries, with the module that answers it. */
export function places(entries: RouteConfigEntry[], above = ''): Place[] {
  return entries.flatMap(({ path, file, children }) => {
    const url = path ? `${above}/${path}` : above
    return [{ url: url || '/', file }, ...places(children ?? [], url)]
  })
}
