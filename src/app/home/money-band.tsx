import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Tile } from '#platform/home.ts'
import { Money, Num } from '#ui/values.tsx'
import type { ShownFigure } from './read-home.ts'

/** The few figures of a home in one band, each leading to the list it is the sum of. */
export function MoneyBand({ figures }: { figures: ShownFigure[] }) {
  return (
    <section className="card cash-band" aria-label="الأرقام اليوم">
      {figures.map((figure) => (
        <div key={figure.label}>
          <Link to={figure.path} className="lbl">
            {figure.label}
          </Link>
          <span className="val">
            <Value of={figure.value} />
          </span>
          <Beneath figure={figure} />
        </div>
      ))}
    </section>
  )
}

const Value = ({ of }: { of: Tile['value'] }) => (typeof of === 'bigint' ? <Money amount={of} /> : <Num>{of}</Num>)

function Beneath({ figure: { beneath, parts } }: { figure: ShownFigure }) {
  if (parts)
    return (
      <span className="sub">
        {parts.map(({ label, value, path }, at) => (
          <Fragment key={label}>
            {at > 0 && ' · '}
            <Link to={path}>
              {label} <Value of={value} />
            </Link>
          </Fragment>
        ))}
      </span>
    )
  if (!beneath) return null
  return (
    <span className="sub">
      {beneath.text} {beneath.amount !== undefined && <Money amount={beneath.amount} />} {beneath.after}
    </span>
  )
}
