import {
  CalendarClock,
  Check,
  ClipboardList,
  Package,
  Pause,
  Plane,
  Play,
  Route,
  Store,
  TriangleAlert,
  Truck,
  Undo2,
  X,
} from 'lucide-react'
import type { StepName } from '../../journey/parcel.ts'

type Look = { Icon: typeof Check; tone?: 's' | 'w' | 'd' }

/** Steps that are told to everybody; another one has the look of a parcel. */
const looks: Partial<Record<StepName, Look>> = {
  registered: { Icon: ClipboardList },
  cancelled: { Icon: X },
  accepted: { Icon: Check },
  departed: { Icon: Route },
  'given-to-carrier': { Icon: Plane },
  'carrier-delivered': { Icon: Check, tone: 's' },
  'carrier-returned': { Icon: Undo2 },
  ready: { Icon: Store, tone: 's' },
  dispatched: { Icon: Truck, tone: 's' },
  'attempt-failed': { Icon: TriangleAlert, tone: 'w' },
  'handed-over': { Icon: Check, tone: 's' },
  rescheduled: { Icon: CalendarClock },
  held: { Icon: Pause, tone: 'w' },
  released: { Icon: Play },
  returning: { Icon: Undo2, tone: 'w' },
  returned: { Icon: Undo2 },
  damaged: { Icon: TriangleAlert, tone: 'd' },
  lost: { Icon: TriangleAlert, tone: 'd' },
  disposed: { Icon: X, tone: 'd' },
}

export function EventIcon({ step }: { step: StepName }) {
  const { Icon, tone }: Look = looks[step] ?? { Icon: Package }
  return (
    <span className={tone ? `tile-ic ${tone}` : 'tile-ic'}>
      <Icon className="i" aria-hidden />
    </span>
  )
}
