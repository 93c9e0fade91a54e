import { useId } from 'react'

export const rounded = (value: number) => Math.round(value * 10) / 10

/** The eight-point star of two squares; laid tip to tip it draws "star and cross". */
function khatam(centre: number, radius: number) {
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8)
  const points = Array.from({ length: 16 }, (_, corner) => {
    const reach = corner % 2 ? inner : radius
    const angle = (corner * Math.PI) / 8
    return `${rounded(centre + reach * Math.cos(angle))} ${rounded(centre + reach * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

export function KhatamTile({ id, size }: { id: string; size: number }) {
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" fill="none" stroke="currentColor">
      <path d={khatam(size / 2, size / 2)} />
      <path d={khatam(size / 2, size / 4.6)} strokeWidth=".8" />
    </pattern>
  )
}

/** Covers its positioned parent. Only where the design puts it: never behind tables, forms or dialogs. */
export function Pattern({ size = 56 }: { size?: number }) {
  const id = useId()
  return (
    <svg className="pattern" aria-hidden="true" width="100%" height="100%">
      <defs>
        <KhatamTile id={id} size={size} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
