import { Link } from 'react-router'
import { Num } from '#ui/values.tsx'
import type { ExceptionsAsked } from '../asked.ts'
import { exceptionKindNames, exceptionKinds } from '../exception.ts'
import { exceptionsList } from '../exceptions-list.tsx'

type Props = { asked: ExceptionsAsked; all: number; counts: Readonly<Record<string, number>> }

/** How many of each kind: a press narrows the list to it. What there is none of is not drawn. */
export function ExceptionTiles({ asked, all, counts }: Props) {
  if (all === 0) return null
  const shown = exceptionKindNames.filter((kind) => counts[kind] || asked.kind === kind)
  return (
    <nav className="exc-tiles" aria-label="أنواع الاستثناءات">
      <Tile {...{ asked, kind: '', label: 'كلها', count: all }} />
      {shown.map((kind) => (
        <Tile key={kind} {...{ asked, kind, label: exceptionKinds[kind], count: counts[kind] ?? 0 }} />
      ))}
    </nav>
  )
}

type TileProps = { asked: ExceptionsAsked; kind: ExceptionsAsked['kind']; label: string; count: number }

const Tile = ({ asked, kind, label, count }: TileProps) => (
  <Link to={exceptionsList.address({ ...asked, kind, page: 1 })} aria-current={asked.kind === kind ? 'page' : undefined}>
    <span className="sm medium">{label}</span>
    <b>
      <Num>{count}</Num>
    </b>
  </Link>
)
