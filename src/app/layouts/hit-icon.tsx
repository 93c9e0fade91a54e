import { CornerDownLeft, FileText, UserRound, Zap } from 'lucide-react'
import type { HitGroup } from '../search-everything.ts'

const icons = { people: UserRound, records: FileText, acts: Zap, pages: CornerDownLeft }

/** What sort of thing was found. */
export function HitIcon({ of }: { of: HitGroup['key'] }) {
  const Icon = icons[of]
  return (
    <span className="tile-ic">
      <Icon className="i" aria-hidden />
    </span>
  )
}
