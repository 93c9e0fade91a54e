import { Search as SearchIcon } from 'lucide-react'
import { Form } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { howMany } from '#values/plural.ts'
import { governorates } from '#values/wilayats.ts'
import { cataloguePath } from '../../paths.ts'
import type { MachineCatalogue } from '../queries.ts'
import { mostHours, operatorChoices, poolField, type SearchName } from '../search.ts'

const hours = Array.from({ length: mostHours }, (_, at) => [String(at + 1), howMany(at + 1, 'hour')] as const)
const wilayats = Object.values(governorates)
  .flat()
  .map((name) => [name, name] as const)

/** When, where and how: an address anybody can keep or send on; what was chosen before stays chosen. */
export function MachineFind({ search, faults, today }: Pick<MachineCatalogue, 'search' | 'faults' | 'today'>) {
  const field = (name: SearchName) => ({ name, id: `find-${name}`, defaultValue: search[name], errors: faults[name] })
  return (
    <Form className="find" method="get" action={cataloguePath} role="search" aria-label="ابحث عن معدّة" noValidate>
      <DateField {...field('from')} label="من" min={today} required />
      <DateField {...field('until')} label="إلى" min={today} required />
      <div className="find-when">
        <SelectField {...field('operator')} label="المشغّل" options={operatorChoices} required />
        <SelectField {...field('hours')} label="في اليوم" options={hours} placeholder="يوم كامل" />
      </div>
      <div className="find-when">
        <SelectField {...field('wilayat')} label="الولاية" options={wilayats} />
        <NumberField {...field('km')} label="بُعد الموقع" unit="كم" optional />
      </div>
      {search.group && <input type="hidden" name="group" value={search.group} />}
      {search.pools.map(({ poolId, quantity }) => (
        <input key={poolId} type="hidden" name={poolField(poolId)} value={quantity} />
      ))}
      {search.add.map((kindId, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are the same but for their place
        <input key={`${kindId} ${at}`} type="hidden" name="add" value={kindId} />
      ))}
      <button type="submit" className={buttonLook({ size: 'large' })}>
        <SearchIcon className="i" aria-hidden />
        <span>اعرض المتاح</span>
      </button>
    </Form>
  )
}
