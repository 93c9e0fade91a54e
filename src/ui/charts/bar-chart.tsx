import { ChartFrame, colourOf, type Over, Plot, Twin } from './chart-frame.tsx'
import { fromTheRight, scaleOf } from './scale.ts'

/** Bars of each period side by side from the right, or on top of each other where only their sum and its parts count. */
export function BarChart({ stacked = false, ...over }: Over & { stacked?: boolean }) {
  const { title, labels, series } = over
  const sums = labels.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const { most, ticks } = scaleOf(stacked ? sums : series.flatMap(({ values }) => values))
  const bars = barsOf(over, { most, stacked })
  return (
    <ChartFrame title={title} legend={series} twin={<Twin {...over} />}>
      <Plot {...over} most={most} ticks={ticks}>
        {bars.map(({ key, colour, ...place }) => (
          <rect key={key} className="plot-bar" style={colourOf(colour)} {...place} />
        ))}
      </Plot>
    </ChartFrame>
  )
}

function barsOf({ labels, series }: Over, { most, stacked }: { most: number; stacked: boolean }) {
  const room = 100 / labels.length
  const width = (room * 0.62) / (stacked ? 1 : series.length)
  return labels.flatMap((label, period) => {
    let ground = 100
    return series.map(({ name, colour, values }, place) => {
      // More may have been taken back than given: the table says so, and there is no bar of it.
      const height = (Math.max(0, values[period] ?? 0) / most) * 100
      const right = fromTheRight(period, labels.length) + room * 0.31 - (stacked ? 0 : place * width)
      const y = (stacked ? ground : 100) - height
      if (stacked) ground -= height
      return { key: `${label} ${name}`, colour, x: right - width, y, width, height }
    })
  })
}
