import { flatness, type growTree } from './grow-tree.ts'
import { rounded } from './khatam.tsx'

type Grown = ReturnType<typeof growTree>

/** A tree out of `growTree`, which the caller grows once and not at every rendering. */
export function Tree({ grown, shade, light }: { grown: Grown; shade: string; light: string }) {
  return (
    <>
      <g fill="none" strokeLinecap="round" stroke="var(--scene-ink)">
        {grown.wood.map(({ width, path }) => (
          <path key={width} d={path} strokeWidth={width} />
        ))}
      </g>
      <Crown grown={grown} colour={shade} down={2} size={1.12} />
      <Crown grown={grown} colour={light} down={-2.5} size={0.86} />
    </>
  )
}

type Layer = { grown: Grown; colour: string; down: number; size: number }

function Crown({ grown: { scale, crown }, colour, down, size }: Layer) {
  return (
    <g transform={`translate(0 ${rounded(down * scale)}) scale(1 ${flatness})`} stroke={colour} strokeLinecap="round">
      {crown.map(({ reach, path }) => (
        <path key={reach} d={path} strokeWidth={Math.round(reach * 2 * size * scale)} />
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

export function palm({ x, y, height, lean }: { x: number; y: number; height: number; lean: number }) {
  const [topX, topY] = [x + lean, y - height]
  const [waistX, waistY] = [x + lean * 0.2, y - height * 0.5]
  const trunk = `M${x - 3} ${y}Q${waistX} ${waistY} ${topX - 1.6} ${topY}H${topX + 1.6}Q${waistX + 5} ${waistY} ${x + 3} ${y}Z`
  const leaves = fronds.map(([degrees, length]) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const tip = `${rounded(topX + cos * length)} ${rounded(topY + sin * length * 0.72 + 9)}`
    const [archX, archY] = [topX + cos * length * 0.55, topY + sin * length * 0.8 - 7]
    return `M${topX} ${topY}Q${rounded(archX)} ${rounded(archY)} ${tip}Q${rounded(archX + 1)} ${rounded(archY + 7)} ${topX} ${topY}Z`
  })
  return trunk + leaves.join('')
}
