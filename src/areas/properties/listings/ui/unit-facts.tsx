import '#ui/styles/vacant.css'
import { Armchair, Bath, BedDouble, Ruler } from 'lucide-react'
import type { UnitKind, UnitUse } from '#areas/properties/property.ts'
import { UnitDrawing, type UnitDrawingKind } from '#ui/art/unit-drawing.tsx'
import { Badge } from '#ui/badge.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'

/** The drawing of its kind, in the place of a photo. */
export const drawingOf: Record<UnitKind, UnitDrawingKind> = {
  ...{ flat: 'block', villa: 'villa', shop: 'shop', office: 'block', warehouse: 'store', room: 'room', land: 'land' },
}
export const UnitPicture = ({ kind }: { kind: UnitKind }) => <UnitDrawing kind={drawingOf[kind]} />

export function FreeFrom({ isHeld, freeFrom }: { isHeld: boolean; freeFrom: string | null }) {
  if (isHeld) return <Badge tone="muted">محجوزة مؤقتًا</Badge>
  if (!freeFrom) return <Badge tone="success">متاحة الآن</Badge>
  return (
    <Badge tone="info">
      من <DateText at={freeFrom} printed />
    </Badge>
  )
}

type Measured = { area: number | null; bedrooms: number | null; bathrooms: number | null; furnished: boolean }

export const Specs = ({ area, bedrooms, bathrooms, furnished }: Measured) => (
  <ul className="specs">
    {area !== null && (
      <li>
        <Ruler className="i i-sm" aria-hidden />
        <span>
          <Num>{area / 100}</Num> م²
        </span>
      </li>
    )}
    {bedrooms !== null && bedrooms > 0 && (
      <li>
        <BedDouble className="i i-sm" aria-hidden />
        <span className="sr-only">غرف النوم</span>
        <Num>{bedrooms}</Num>
      </li>
    )}
    {bathrooms !== null && bathrooms > 0 && (
      <li>
        <Bath className="i i-sm" aria-hidden />
        <span className="sr-only">دورات المياه</span>
        <Num>{bathrooms}</Num>
      </li>
    )}
    {furnished && (
      <li>
        <Armchair className="i i-sm" aria-hidden />
        مفروشة
      </li>
    )}
  </ul>
)

type Priced = { rent: bigint | null; use: UnitUse; vatRate: number | null }

/** With the tax where there is one: of what is let for business, by a company that is registered. */
export function Rent({ rent, use, vatRate }: Priced) {
  if (rent === null) return <span className="muted">الإيجار عند التواصل</span>
  return (
    <span>
      <Money amount={rent} />
      <span className="xs muted block">
        شهريًا
        {use === 'commercial' && vatRate !== null && (
          <>
            ، تُضاف ضريبة <Num>{`${vatRate}%`}</Num>
          </>
        )}
      </span>
    </span>
  )
}
