import type { Right } from '#areas/access/spelling.ts'
import { scopeWords } from '#areas/access/words.ts'
import { type Scope, scopes } from '#platform/permissions.ts'
import { inRials } from '#values/money.ts'

/** Four bars, as many of them full as the scope reaches. */
export function Bars({ scope }: { scope: Scope | null }) {
  const full = scope ? scopes.indexOf(scope) + 1 : 0
  return (
    <span className="lv" data-full={full} aria-hidden>
      {scopes.map((each) => (
        <i key={each} />
      ))}
    </span>
  )
}

/** «فرعه فقط حتى 500.000 ر.ع.» */
export function rightInWords(right: Right) {
  if (!right) return 'لا'
  const { scope, amount, discount } = right
  const bounds = [amount !== null && `حتى ${inRials(amount)}`, discount !== null && `خصم حتى ${discount}%`]
  return [scopeWords[scope].long, ...bounds.filter(Boolean)].join('، ')
}

export function RightText({ right }: { right: Right }) {
  return (
    <span className="right-text">
      <Bars scope={right?.scope ?? null} />
      {rightInWords(right)}
    </span>
  )
}
