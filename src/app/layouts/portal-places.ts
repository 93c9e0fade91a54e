import {
  Bell,
  Building2,
  CalendarCheck,
  Car,
  DoorOpen,
  FileText,
  FolderOpen,
  HardHat,
  House,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  MessageSquareText,
  Package,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  Wallet,
  Wrench,
} from 'lucide-react'
import type { Desk } from './desks.ts'

/** The entries of a customer's account in their order. Those about the person themselves stand in the person's menu. */
const places: Record<string, { Icon: LucideIcon; ofThePerson?: true }> = {
  '/dashboard': { Icon: House },
  '/dashboard/rent': { Icon: DoorOpen },
  '/dashboard/properties': { Icon: Building2 },
  '/dashboard/payments': { Icon: Wallet },
  '/dashboard/contracts': { Icon: FileText },
  '/dashboard/viewings': { Icon: CalendarCheck },
  '/dashboard/maintenance': { Icon: Wrench },
  '/dashboard/projects': { Icon: HardHat },
  '/dashboard/bookings': { Icon: Car },
  '/dashboard/parcels': { Icon: Package },
  '/dashboard/requests': { Icon: MessageSquareText },
  '/dashboard/documents': { Icon: FolderOpen },
  '/dashboard/messages': { Icon: Bell },
  '/dashboard/profile': { Icon: UserRound, ofThePerson: true },
  '/dashboard/security': { Icon: KeyRound, ofThePerson: true },
  '/dashboard/preferences': { Icon: SlidersHorizontal, ofThePerson: true },
  '/dashboard/my-data': { Icon: ShieldCheck, ofThePerson: true },
  '/admin/settings': { Icon: Settings, ofThePerson: true },
}

const order = Object.keys(places)
const rank = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length)

export const portalIcon = (path: string) => places[path]?.Icon ?? LayoutGrid
export const inPortalOrder = <One extends Desk>(doors: One[]) => doors.toSorted((a, b) => rank(a.path) - rank(b.path))

/** What the person does here, and what is about the person. */
export function parted(doors: Desk[]) {
  const ofThePerson = ({ path }: Desk) => places[path]?.ofThePerson === true
  return { work: doors.filter((door) => !ofThePerson(door)), own: doors.filter(ofThePerson) }
}
