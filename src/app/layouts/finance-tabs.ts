import type { Tab } from '#ui/links.tsx'

type Place = { path: string; label: string; also: string[] }
type Group = { label: string; places: Place[] }

/** The groups of desks and the desks of the one in which the page lies: that of the nearest address above it. */
export function financeTabs(groups: Group[], pathname: string): { groups: Tab[]; places: Tab[] } {
  const [here] = groups
    .flatMap(({ places }) => places)
    .flatMap((place) => [place.path, ...place.also].map((path) => ({ place, path })))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)
  const open = groups.find(({ places }) => places.some((place) => place === here?.place))
  return {
    groups: groups.flatMap((group) => {
      const [first] = group.places
      return first ? [{ to: first.path, label: group.label, current: group === open }] : []
    }),
    places: (open?.places ?? []).map((place) => ({ to: place.path, label: place.label, current: place === here?.place })),
  }
}
