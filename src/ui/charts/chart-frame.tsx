import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import '../styles/charts.css'

/** One line of figures under a name. The number of its colour is fixed for a service: 1 rent, 2 building, 3 equipment, 4 cars, 5 parcels. */
export type Series = { name: string; colour: 1 | 2 | 3 | 4 | 5 | 6; values: readonly number[] }

/**
 * What every chart over time is given: `labels` from the oldest to the newest, how a figure is written and where it leads. `onAxis` writes
 * the round figures of the scale, where there is room for little.
 */
export type Over = {
  title: string
  labels: readonly string[]
  series: readonly (Series & { to?: (period: number) => string })[]
  write?: (value: number) => ReactNode
  onAxis?: (value: number) => string
}

export const inDigits = (value: number) => value.toLocaleString('en')

export const colourOf = (colour: Series['colour']) => ({ '--_c': `var(--chart-${colour})` }) as CSSProperties

type FrameProps = { title: string; legend?: readonly Pick<Series, 'name' | 'colour'>[]; twin: ReactNode; children: ReactNode }

/** A drawing, what its colours mean, and the same figures as a table: nobody depends on the drawing. */
export function ChartFrame({ title, legend = [], twin, children }: FrameProps) {
  return (
    <figure className="chart">
      <figcaption className="medium">{title}</figcaption>
      {legend.length > 1 && (
        <ul className="legend">
          {legend.map(({ name, colour }) => (
            <li key={name} style={colourOf(colour)}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {children}
      <details className="twin">
        <summary>اعرضه جدولًا</summary>
        {twin}
      </details>
    </figure>
  )
}

export function Twin({ title, labels, series, write = inDigits }: Over) {
  return (
    <table className="table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">الفترة</span>
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className="n">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ name, values, to }) => (
              <td key={name} className="n">
                <Figure figure={write(values[index] ?? 0)} to={values[index] ? to?.(index) : undefined} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What is written as a part brings its own direction: the currency of an amount stands behind it in the line. */
export const written = (figure: ReactNode) => (typeof figure === 'string' ? <bdi dir="ltr">{figure}</bdi> : figure)

function Figure({ figure, to }: { figure: ReactNode; to: string | undefined }) {
  return to ? (
    <Link className="link" to={to}>
      {written(figure)}
    </Link>
  ) : (
    written(figure)
  )
}

type PlotProps = Pick<Over, 'labels' | 'onAxis'> & { ticks: readonly number[]; most: number; children: ReactNode }

/** Axes are words of the page and stay readable at every width; only the marks between them stretch. */
export function Plot({ labels, ticks, most, onAxis = inDigits, children }: PlotProps) {
  return (
    <div className="plot" aria-hidden>
      <div className="plot-y">
        {ticks.map((tick) => (
          <bdi key={tick} dir="ltr" style={{ insetBlockEnd: `${(tick / most) * 100}%` }}>
            {onAxis(tick)}
          </bdi>
        ))}
      </div>
      <svg className="plot-marks" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} className="plot-line" x1="0" x2="100" y1={100 - (tick / most) * 100} y2={100 - (tick / most) * 100} />
        ))}
        {children}
      </svg>
      <ol className={labels.length > 6 ? 'plot-x many' : 'plot-x'}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
    </div>
  )
}
