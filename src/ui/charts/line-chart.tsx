import { ChartFrame, colourOf, type Over, Plot, type Series, Twin } from './chart-frame.tsx'
import { fromTheRight, fromTheTop, scaleOf } from './scale.ts'

/** Lines that differ by dash as well as by colour; `area` fills the ground below a single one. */
export function LineChart({ area = false, ...over }: Over & { area?: boolean }) {
  const { title, series } = over
  const { most, ticks } = scaleOf(series.flatMap(({ values }) => values))
  return (
    <ChartFrame title={title} legend={series} twin={<Twin {...over} />}>
      <Plot {...over} most={most} ticks={ticks}>
        {series.map(({ name, colour, values }, index) => (
          <g key={name} style={colourOf(colour)}>
            {area && <polygon className="plot-area" points={groundOf(values, most)} />}
            <polyline className={`plot-path dash-${index}`} points={pointsOf(values, most)} />
          </g>
        ))}
      </Plot>
    </ChartFrame>
  )
}

/** The run of a figure beside it, without axes: a decoration of what the words already say. */
export function Sparkline({ values, colour = 1 }: Pick<Series, 'values'> & { colour?: Series['colour'] }) {
  const { most } = scaleOf(values)
  return (
    <svg className="sparkline" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" style={colourOf(colour)}>
      <polygon className="plot-area" points={groundOf(values, most)} />
      <polyline className="plot-path" points={pointsOf(values, most)} />
    </svg>
  )
}

const pointsOf = (values: readonly number[], most: number) =>
  values.map((value, index) => `${fromTheRight(index, values.length)},${fromTheTop(value, most)}`).join(' ')

const groundOf = (values: readonly number[], most: number) =>
  `${fromTheRight(0, values.length)},100 ${pointsOf(values, most)} ${fromTheRight(values.length - 1, values.length)},100`
