import '#ui/styles/cashier.css'
import { OpenLink } from '#ui/links.tsx'
import { Money } from '#ui/values.tsx'
import { type Age, ageNames, ages } from '../ageing.ts'

/** How old the debt is: a bar for the eye, and the sums in words, each leading to who owes it where that is told. */
export function AgeingBar({ sums, to }: { sums: Record<Age, bigint>; to?: ((age: Age) => string) | undefined }) {
  const all = ageNames.reduce((sum, age) => sum + sums[age], 0n)
  if (all === 0n) return null
  return (
    <div className="ageing">
      <div className="bar" role="img" aria-label="أعمار المستحق">
        {ageNames.map((age) => (
          <i key={age} data-age={age} style={{ inlineSize: `${Number((sums[age] * 1000n) / all) / 10}%` }} />
        ))}
      </div>
      <dl>
        {ageNames.map((age) => (
          <div key={age}>
            <dt>
              <i data-age={age} />
              {ages[age]}
            </dt>
            <dd>
              {sums[age] > 0n ? (
                <OpenLink to={to?.(age)}>
                  <Money amount={sums[age]} />
                </OpenLink>
              ) : (
                <span className="muted">–</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
