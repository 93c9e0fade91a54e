import type { ReactNode } from 'react'
import { ChartFrame, colourOf, inDigits, type Series, written } from './chart-frame.tsx'
import { sharesOf } from './scale.ts'

type Slice = Pick<Series, 'name' | 'colour'> & { value: number }
type Props = { title: string; slices: readonly Slice[]; middle?: ReactNode; write?: (value: number) => ReactNode }

/** Parts of a whole, counter-clockwise from the top, each with its share in words beside it. */
export function Donut({ title, slices, middle, write = inDigits }: Props) {
  const shares = sharesOf(slices.map(({ value }) => value))
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0))
  return (
    <ChartFrame title={title} twin={<SliceTable title={title} slices={slices} shares={shares} write={write} />}>
      <div className="donut">
        <div className="donut-ring" aria-hidden>
          <svg viewBox="0 0 42 42" aria-hidden="true">
            <circle className="donut-track" cx="21" cy="21" r="16" />
            {slices.map(({ name, colour }, index) => (
              <circle
                key={name}
                className="donut-slice"
                style={colourOf(colour)}
                cx="21"
                cy="21"
                r="16"
                pathLength="100"
                strokeDasharray={`${Math.max(0, (shares[index] ?? 0) - 1)} 100`}
                strokeDashoffset={-(starts[index] ?? 0)}
              />
            ))}
          </svg>
          {middle && <div className="donut-middle">{middle}</div>}
        </div>
        <ul className="donut-words">
          {slices.map(({ name, colour }, index) => (
            <li key={name} style={colourOf(colour)}>
              <span className="grow">{name}</span>
              <bdi dir="ltr">{shares[index]}%</bdi>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  )
}

type TableProps = Required<Pick<Props, 'title' | 'slices' | 'write'>> & { shares: number[] }

function SliceTable({ title, slices, shares, write }: TableProps) {
  return (
    <table className="table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">الصنف</th>
          <th scope="col" className="n">
            القيمة
          </th>
          <th scope="col" className="n">
            الحصة
          </th>
        </tr>
      </thead>
      <tbody>
        {slices.map(({ name, value }, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="n">{written(write(value))}</td>
            <td className="n">
              <bdi dir="ltr">{shares[index]}%</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
