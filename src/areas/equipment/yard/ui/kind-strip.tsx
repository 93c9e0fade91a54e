import '#ui/styles/yard.css'
import { Link } from 'react-router'
import { Num } from '#ui/values.tsx'
import { machinesPath } from '../../paths.ts'
import type { KindNow } from '../queries.ts'

const parts = [
  ['out', 'في الموقع'],
  ['ready', 'جاهزة'],
  ['waiting', 'بانتظار الفحص'],
  ['broken', 'في الصيانة أو متضررة'],
] as const

/** A card of each kind with a band that shows how its machines stand. */
export function KindStrip({ kinds }: { kinds: readonly KindNow[] }) {
  return (
    <section aria-label="المعدات بأنواعها">
      <ul className="yard-kinds">
        {kinds.map((kind) => (
          <li key={kind.id}>
            <Link to={`${machinesPath}?kind=${kind.id}`} className="yard-kind">
              <span className="t">{kind.name}</span>
              <span className="xs muted">
                <Num>{kind.out}</Num> من <Num>{kind.all}</Num> في الموقع
              </span>
              <span className="yard-band" aria-hidden>
                {parts.map(([part]) => kind[part] > 0 && <i key={part} className={part} style={{ flexGrow: kind[part] }} />)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="yard-legend xs muted">
        {parts.map(([part, label]) => (
          <li key={part}>
            <i className={part} aria-hidden /> {label}
          </li>
        ))}
      </ul>
    </section>
  )
}
