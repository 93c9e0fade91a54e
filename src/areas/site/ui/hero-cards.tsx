import { Clock, Package } from 'lucide-react'
import { Money } from '#ui/values.tsx'

export type HeroCardsProps = { hours: string[]; firstKilo: { zone: string; price: bigint } | null }

/** What is true today, laid over the drawing: when we open, and what a parcel costs from. */
export function HeroCards({ hours, firstKilo }: HeroCardsProps) {
  return (
    <>
      {firstKilo && (
        <p className="float float-2 row">
          <span className="tile-ic s">
            <Package className="i" aria-hidden />
          </span>
          <span>
            <span className="xs muted db">أول كيلوجرام، {firstKilo.zone}</span>
            <b>
              <Money amount={firstKilo.price} />
            </b>
          </span>
        </p>
      )}
      {hours.length > 0 && (
        <p className="float float-1 row">
          <span className="tile-ic a">
            <Clock className="i" aria-hidden />
          </span>
          <span>
            <span className="xs muted db">دوام اليوم</span>
            {hours.map((stretch) => (
              <b key={stretch} className="db">
                {stretch}
              </b>
            ))}
          </span>
        </p>
      )}
    </>
  )
}
