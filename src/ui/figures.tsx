import './styles/figures.css'
import { Money, Num } from './values.tsx'

/** What it is called, how much it is, and of how many where that is told. */
export type Figure = readonly [title: string, sum: bigint, count?: number | bigint]

type Props = {
  look?: 'paper-sums' | 'sums-list' | 'account-sums'
  label?: string
  figures: readonly Figure[]
}

/** Sums below or beside each other, each by its name: above a list those of all that it is asked for. */
export function Figures({ look = 'paper-sums', label = 'مجموع ما في القائمة', figures }: Props) {
  return (
    <dl className={look} aria-label={label}>
      {figures.map(([title, sum, count]) => (
        <div key={title}>
          <dt>
            {title}
            {count !== undefined && (
              <>
                {' ('}
                <Num>{count}</Num>)
              </>
            )}
          </dt>
          <dd>
            <Money amount={sum} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
