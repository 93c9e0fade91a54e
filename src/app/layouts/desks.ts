import {
  Bell,
  Building2,
  CalendarCheck,
  Car,
  ChartColumn,
  FileText,
  HardHat,
  House,
  Inbox,
  ListChecks,
  LockKeyhole,
  type LucideIcon,
  Package,
  PanelsTopLeft,
  ScrollText,
  ShieldCheck,
  Stamp,
  Tractor,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react'

/**
 * The entries of the sidebar in their order; what no area offers yet, or a person may not see, is left out. G and the letter
 * lead there from anywhere.
 */
export const places: Record<string, { Icon: LucideIcon; opensGroup?: true; letter?: string }> = {
  '/admin': { Icon: House, letter: 'D' },
  '/admin/requests': { Icon: Inbox, letter: 'I' },
  '/admin/tasks': { Icon: ListChecks, letter: 'T' },
  '/admin/approvals': { Icon: Stamp, letter: 'A' },
  '/admin/users': { Icon: Users, opensGroup: true, letter: 'U' },
  '/admin/users/staff': { Icon: Users, opensGroup: true, letter: 'S' },
  '/admin/roles-permissions': { Icon: ShieldCheck, letter: 'R' },
  '/admin/audit': { Icon: ScrollText, letter: 'L' },
  '/admin/properties': { Icon: Building2, opensGroup: true, letter: 'P' },
  '/admin/viewings': { Icon: CalendarCheck },
  '/admin/maintenance': { Icon: Wrench, letter: 'M' },
  '/admin/contracts': { Icon: FileText, letter: 'C' },
  '/admin/projects': { Icon: HardHat, letter: 'J' },
  '/admin/equipment': { Icon: Tractor, letter: 'E' },
  '/admin/vehicles': { Icon: Car, letter: 'V' },
  '/admin/parcels': { Icon: Package, letter: 'B' },
  '/admin/finance': { Icon: Wallet, opensGroup: true, letter: 'F' },
  '/admin/notifications': { Icon: Bell, letter: 'N' },
  '/admin/reports': { Icon: ChartColumn, letter: 'O' },
  '/admin/content': { Icon: PanelsTopLeft, opensGroup: true, letter: 'W' },
  '/admin/privacy': { Icon: LockKeyhole, letter: 'Y' },
}

const order = Object.keys(places)
const rank = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length)

export type Desk = { path: string; label: string; count?: number }

const settingsPath = '/admin/settings'

/** What is set up once and seldom again stands in the menu of the person and not in the sidebar. */
export function partedDesks(desks: Desk[]) {
  const inMenu = ({ path }: Desk) => path.startsWith(settingsPath)
  return { sidebar: desks.filter((desk) => !inMenu(desk)), menu: desks.filter(inMenu) }
}

export const inOrder = <One extends { path: string }>(desks: One[]) => desks.toSorted((a, b) => rank(a.path) - rank(b.path))

/**
 * The desk a page belongs to: the one with the longest path above it; of the settings that by which this person comes to them.
 * Not every page lies below the first desk.
 */
export function deskOf(pathname: string, desks: Desk[]) {
  if (pathname.startsWith(settingsPath)) return desks.find(({ path }) => path.startsWith(settingsPath))
  const above = desks.filter(({ path }) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)))
  return above.toSorted((a, b) => b.path.length - a.path.length)[0]
}
