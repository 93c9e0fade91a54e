/** What the bundler tells of a module, as far as it is asked here. */
type Modules = {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null
}

/** Who visits without an account meets these first. */
const forEveryone =
  /src[\\/](root\.tsx|app[\\/]layouts[\\/](public|assistant)\.tsx|areas[\\/](site|assistant)[\\/]routes[\\/](?!back-office|portal))/

/** A courier's pages are loaded by a phone on the road: with the frame around them, and without what other desks share. */
const forCouriers =
  /src[\\/](app[\\/]layouts[\\/]back-office|areas[\\/]parcels[\\/](phone[\\/]routes[\\/]courier-run|custody[\\/]routes[\\/]courier))/

/** What is needed only on pages that are written on without a network; the frame knows no more than whether one is open. */
const forPhonePages = /src[\\/](ui[\\/]offline[\\/](?!network|mark)|areas[\\/]\w+[\\/](phone[\\/]|public-phone))/

/**
 * What several pages share comes in few files: every file is named in every page, and asked for by its own request.
 * One of them is for the public pages: what only the desks and the portal need, looks included, waits for them in another.
 */
export const fewChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    debugName: 'shared',
    name: (id: string, modules: Modules) => (!forPhonePages.test(id) && leadsTo(forEveryone, id, { modules }) ? 'shared' : null),
    minShareCount: 3,
  },
  {
    debugName: 'courier',
    name: (id: string, modules: Modules) => (!forPhonePages.test(id) && leadsTo(forCouriers, id, { modules }) ? 'courier' : null),
    minShareCount: 3,
  },
  // Before what desks share, which would take them along.
  { name: 'phone', test: /src[\\/]ui[\\/]offline[\\/](?!network|mark)/ },
  { name: 'phone-parcels', test: /src[\\/]areas[\\/]parcels[\\/]phone[\\/]/ },
  { debugName: 'desks', name: (id: string) => (forPhonePages.test(id) ? null : 'desks'), minShareCount: 3 },
  { name: 'phone-sheets', test: forPhonePages },
]

type Way = { modules: Modules; seen?: Set<string> }

/** Whether one of these brings the module along, straight or through others. */
function leadsTo(pages: RegExp, id: string, { modules, seen = new Set() }: Way): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (pages.test(id)) return true
  const info = modules.getModuleInfo(id)
  return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].some((above) => leadsTo(pages, above, { modules, seen }))
}
