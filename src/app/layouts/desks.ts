import {
  Bell,
  Building2,
  Car,
  ChartColumn,
  FileText,
  HardHat,
  House,
  Inbox,
  type LucideIcon,
  Package,
  ShieldCheck,
  Tractor,
  Users,
  Wallet,
} from 'lucide-react'

/** The entries of the sidebar in their order; what no area offers yet, or a person may not see, is left out. */
export const places: Record<string, { Icon: LucideIcon; opensGroup?: true }> = {
  '/admin': { Icon: House },
  '/admin/requests': { Icon: Inbox },
  '/admin/users': { Icon: Users, opensGroup: true },
  '/admin/roles-permissions': { Icon: ShieldCheck },
  '/admin/properties': { Icon: Building2, opensGroup: true },
  '/admin/contracts': { Icon: FileText },
  '/admin/projects': { Icon: HardHat },
  '/admin/equipment': { Icon: Tractor },
  '/admin/vehicles': { Icon: Car },
  '/admin/parcels': { Icon: Package },
  '/admin/finance': { Icon: Wallet, opensGroup: true },
  '/admin/notifications': { Icon: Bell },
  '/admin/reports': { Icon: ChartColumn },
}

const order = Object.keys(places)
const rank = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length)

export type Desk = { path: string; label: string }
export const inOrder = <One extends Desk>(desks: One[]) => desks.toSorted((a, b) => rank(a.path) - rank(b.path))

/** Pages that are reached from a desk without lying under its path. */
const fromElsewhere = ['/admin/conversations/', '/admin/requests/'] as const

/** The desk a page belongs to: the one with the longest path above it. */
export function deskOf(pathname: string, desks: Desk[]) {
  const place = pathname.replace(...fromElsewhere)
  const above = desks.filter(({ path }) => place === path || place.startsWith(`${path}/`))
  return above.toSorted((a, b) => b.path.length - a.path.length)[0]
}
