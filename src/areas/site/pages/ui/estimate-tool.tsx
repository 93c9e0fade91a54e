import { pages } from '#areas/site/pages.ts'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Money } from '#ui/values.tsx'
import type { Estimate } from '../estimate.ts'
import { Reckoner } from './reckoner.tsx'

/** A first range for whoever only wants to know the order of it. */
export function EstimateTool({ estimate: { typed, range, problem } }: { estimate: Estimate }) {
  const area = {
    ...{ name: 'area', id: 'estimate-area', label: 'مساحة البناء بالمتر المربع', unit: 'م²' },
    ...{ defaultValue: typed, errors: problem ? [problem] : undefined },
  }
  return (
    <Reckoner
      id="estimate"
      title="احسب تقديرًا مبدئيًا"
      path={pages.construction.path}
      fields={<NumberField {...area} />}
      note="التقدير المبدئي للاسترشاد، والسعر الملزم ما يرد في العقد."
    >
      {range && (
        <p role="status">
          بين <Money amount={range.from} /> و<Money amount={range.to} />، تقديرًا مبدئيًا لا يُلزم الطرفين
        </p>
      )}
    </Reckoner>
  )
}
