import { flatness, frankincense } from './grow-tree.ts'

type Place = { x: number; y: number; scale: number; turned?: boolean }
type Leaves = { shade: string; light: string }

export function Tree({ x, y, scale, turned = false, shade, light }: Place & Leaves) {
  return (
    <g transform={`translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`} fill="none" strokeLinecap="round">
      <g stroke="var(--scene-ink)">
        {frankincense.wood.map(({ width, path }) => (
          <path key={width} d={path} strokeWidth={width} />
        ))}
      </g>
      <Crown colour={shade} down={2} size={1.12} />
      <Crown colour={light} down={-2.5} size={0.86} />
    </g>
  )
}

function Crown({ colour, down, size }: { colour: string; down: number; size: number }) {
  return (
    <g transform={`translate(0 ${down}) scale(1 ${flatness})`} stroke={colour}>
      {frankincense.crown.map(({ reach, path }) => (
        <path key={reach} d={path} strokeWidth={Math.round(reach * 2 * size)} />
      ))}
    </g>
  )
}

/** Direction in degrees and length of each frond. */
const fronds = [
  [-170, 30],
  [-145, 32],
  [-115, 27],
  [-65, 27],
  [-35, 32],
  [-10, 30],
  [15, 22],
  [165, 22],
] as const

/** The crown of every palm is the same, seen from its top. */
const crown = fronds
  .map(([degrees, length]) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * length, Math.sin((degrees * Math.PI) / 180) * length]
    const [archX, archY] = [Math.round(cos * 0.55), Math.round(sin * 0.8 - 7)]
    const [tipX, tipY] = [Math.round(cos), Math.round(sin * 0.72 + 9)]
    return `q${archX} ${archY} ${tipX} ${tipY}q${archX + 1 - tipX} ${archY + 7 - tipY} ${-tipX} ${-tipY}z`
  })
  .join('')

export function palm({ x, y, height, lean }: { x: number; y: number; height: number; lean: number }) {
  const waist = `${Math.round(lean * 0.2)} ${-height / 2}`
  return `M${x} ${y}h-3q${waist} ${lean + 2} ${-height}h2q${Math.round(lean * 0.2) - lean + 3} ${height / 2} ${2 - lean} ${height}zm${lean} ${-height}${crown}`
}
