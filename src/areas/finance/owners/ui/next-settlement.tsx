import { Figures } from '#ui/figures.tsx'
import type { ShownPool } from '../queries.ts'

/** What would be settled if it were prepared now, how it comes about, and what each owner would get of it to the baisa. */
export function NextSettlement({ next }: Pick<ShownPool, 'next'>) {
  if (!next) return null
  const { opening, collected, rents, commission, vat, expenses, other, unpaid, repaid, reserve, uncleared, amount, shares } = next
  const steps = [
    ['بقي من قبل', opening, opening !== 0n],
    ['المحصَّل منذ آخر تسوية', collected, true],
    ['منه إيجارات قبل الضريبة', rents, rents !== collected],
    ['العمولة والرسوم', -commission, true],
    ['ضريبتها', -vat, true],
    ['المصروفات', -expenses, true],
    ['حركات أخرى', other, other !== 0n],
    ['رسوم سابقة لم تُسدّد', -unpaid, unpaid !== 0n],
    ['تُسترد سلفة الشركة', -repaid, repaid > 0n],
    ['يبقى احتياطيًا', -reserve, reserve > 0n],
    ['لم يصل البنك بعد', -uncleared, uncleared > 0n],
    ['يُسوّى', amount > 0n ? amount : 0n, true],
  ] as const
  return (
    <>
      <Figures
        look="sums-list"
        label="التسوية القادمة"
        figures={steps.flatMap(([title, sum, isShown]) => (isShown ? [[title, sum] as const] : []))}
      />
      {shares.length > 0 && (
        <Figures
          look="sums-list"
          label="لكل مالك"
          figures={shares.map(({ name, parts, whole, sum }) => [`${name}، ${parts} من ${whole}`, sum] as const)}
        />
      )}
    </>
  )
}
